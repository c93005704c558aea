"""Tests of pyrite.engine."""
