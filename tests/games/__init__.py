"""Tests of pyrite.games."""
