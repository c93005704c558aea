"""What a page without a server costs whoever opens it."""
