title = Nuggets
tagline = Take the nugget, or pay a pebble and hope. Fewest points win.

phase-setup = setting up
phase-choosing = take it or pass it on
phase-over = over

reason-no-nugget-left = the sack is empty

move-take = take the nugget and its pebbles
move-pass = pay a pebble and pass it on
