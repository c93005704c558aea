"""Tests of `web/process`."""
