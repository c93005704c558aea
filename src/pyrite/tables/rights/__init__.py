"""Who may come in, and what the opener may do to others."""
