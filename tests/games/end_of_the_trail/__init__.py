"""End of the Trail, tested."""
