"""Compiling a game for this machine: checked, warmed, in a process of its own."""
