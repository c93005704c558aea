"""Tests of `bench/tab`."""
