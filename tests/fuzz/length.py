"""How long is fuzzed: a taste with all the tests, minutes by `make fuzz MINUTES=10`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

MINUTES = float(os.environ.get("PYRITE_FUZZ_MINUTES", "0"))


def examples(taste: int, a_minute: int, steps: int = 50) -> settings:
    """So many examples for a taste, so many in a minute on a machine of today."""
    count = taste if not MINUTES else max(taste, round(a_minute * MINUTES))
    return settings(
        max_examples=count,
        stateful_step_count=steps,
        deadline=None,
        derandomize=not MINUTES,  # a taste is the same every time
        database=None,
        phases=[Phase.explicit, Phase.generate, Phase.target, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
