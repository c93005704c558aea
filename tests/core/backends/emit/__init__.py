"""Tests of `core/backends/emit`."""
