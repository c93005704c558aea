"""Tests of `tables/runtime`."""
