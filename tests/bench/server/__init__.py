"""Tests of `bench/server`."""
