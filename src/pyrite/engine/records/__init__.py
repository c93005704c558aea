"""The written game: reading, writing, replaying and proving it."""
