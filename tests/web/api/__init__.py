"""Tests of `web/api`."""
