"""Tests of `tables/rights`."""
