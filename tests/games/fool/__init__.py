"""Tests of pyrite.games.fool."""
