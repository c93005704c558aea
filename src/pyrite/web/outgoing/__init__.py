"""What leaves the server on its own: alerts by webhook and mail, and the addresses in them."""
