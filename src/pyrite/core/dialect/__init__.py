"""The dialect that rules are written in: what is in it, and where a function leaves it."""
