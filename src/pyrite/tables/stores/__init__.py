"""Where journals are kept. SQL stands in this folder alone."""
