"""Tests of `cli/session/records`."""
