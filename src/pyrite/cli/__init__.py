"""The command line: one face of Pyrite. Knows any game only through engine and words; no rule."""
