"""Tests of `web/outgoing`."""
