"""Tests of players/network."""
