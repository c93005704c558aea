"""Ours beside other libraries: steps per second, and searches that play each other."""
