"""Tests of pyrite.games.fools_gold."""
