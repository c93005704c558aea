"""Tests of `cli/session`."""
