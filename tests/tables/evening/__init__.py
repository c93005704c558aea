"""Tests of `tables/evening`."""
