"""Tests of `players/kernels`."""
