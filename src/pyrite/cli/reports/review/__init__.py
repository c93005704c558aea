"""A review as text, page and pictures."""
