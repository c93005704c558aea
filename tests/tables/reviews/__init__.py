"""Tests of `tables/reviews`."""
