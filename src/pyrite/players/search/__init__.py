"""Search: multi-observer information-set Monte Carlo tree search, generic over games."""
