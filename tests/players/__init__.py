"""Tests of pyrite.players."""
