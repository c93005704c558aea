title = Creek
tagline = Roll, walk upstream or dig where you stand. Most gold wins.

reason-all-turns-are-over = everybody has had eight turns
