"""Tests of `envs/compilation`."""
