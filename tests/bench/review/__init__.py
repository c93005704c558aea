"""Tests of `bench/review`."""
