"""Checked play of any game: records, replay, verification, perft, playthroughs, registry."""
