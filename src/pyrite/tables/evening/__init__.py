"""An evening: the same people, game after game, and how it stands between them."""
