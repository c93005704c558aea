"""Tests of `engine/derived`."""
