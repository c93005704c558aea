"""Tests of the learning interfaces."""
