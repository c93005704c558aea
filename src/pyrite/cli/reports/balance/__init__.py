"""A balance report as text and page."""
