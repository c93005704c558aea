"""Tests of pyrite.core."""
