"""The example games, installed as somebody else's distributions."""
