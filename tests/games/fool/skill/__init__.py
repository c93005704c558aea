"""Tests of `games/fool/skill`."""
