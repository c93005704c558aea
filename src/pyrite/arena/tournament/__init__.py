"""A tournament: what is to be played, deal by deal, kept on disk, and how it stands."""
