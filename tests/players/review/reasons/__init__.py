"""Tests of reasons."""
