"""Tests of `engine/compilation`."""
