"""Tests of `web/live`."""
