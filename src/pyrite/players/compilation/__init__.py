"""Compiling what players need: what is checked, and what is compiled."""
