"""How rules run: plainly, or compiled."""
