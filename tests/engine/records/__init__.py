"""Tests of `engine/records`."""
