"""A Ray cluster, for whoever plays many games at once: tournaments, and rounds of self-play."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager

from pyrite.players.errors import ClusterError


def check_ray() -> None:
    """Is Ray there?"""
    if importlib.util.find_spec("ray") is None:
        raise ClusterError("no-ray")


@contextmanager
def cluster() -> Iterator[int]:
    """The cluster at hand, or a local one; how many may work there at once."""
    check_ray()
    import ray

    started_here = not ray.is_initialized()
    if started_here:
        ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        if started_here:
            ray.shutdown()
