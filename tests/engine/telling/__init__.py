"""Tests of `engine/telling`."""
