"""Tests of pyrite.games.gold."""
