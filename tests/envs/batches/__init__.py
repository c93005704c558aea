"""Tests of `envs/batches`."""
