"""Tests of `tables/keyboard`."""
