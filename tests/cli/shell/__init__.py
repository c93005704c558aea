"""Tests of the command line, a file per module."""
