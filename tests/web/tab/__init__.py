"""Tests of `web/tab`."""
