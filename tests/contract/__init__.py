"""The contract every game signs, as tests."""
