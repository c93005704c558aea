"""Tests of `players/search`."""
