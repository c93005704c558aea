"""Tests of `envs/encoding`."""
