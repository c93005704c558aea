"""Tests of `core/backends`."""
