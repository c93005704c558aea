"""Tests of `tables/bots`."""
