"""Compiling what learning needs, in a process of its own."""
