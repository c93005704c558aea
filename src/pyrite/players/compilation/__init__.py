"""Compiling what players need: what is checked, what is compiled, and in which process."""
