"""Tests of players/styles."""
