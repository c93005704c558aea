"""Tests of `core/dialect`."""
