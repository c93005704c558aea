"""Everything of the players that is compiled: in the dialect, generic over games, and no more."""
