"""The ground floor: schema, dialect, both backends, chance, the law. Knows no game."""
