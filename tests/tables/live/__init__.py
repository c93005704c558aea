"""Tests of `tables/live`."""
