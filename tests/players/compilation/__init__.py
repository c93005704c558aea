"""Tests of `players/compilation`."""
