"""Tests of `bench.peers`."""
