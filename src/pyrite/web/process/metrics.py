"""How the context is doing, in Prometheus' text format."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from pyrite.tables.live.alerts import Way

if TYPE_CHECKING:
    from pyrite.web.process.context import ServerContext

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def metrics_text(context: ServerContext) -> str:
    """Every measure, with its type."""
    service = context.service
    longest = service.loop_watch.longest
    return "".join(
        [
            *measure("pyrite_tables", "gauge", {"": service.tables_here}),
            *measure("pyrite_sockets", "gauge", {"": len(context.sockets)}),
            *measure("pyrite_well", "gauge", {"": int(context.is_well)}),
            *measure("pyrite_loop_longest_seconds", "gauge", {"": longest.waited}),
            *measure("pyrite_loop_longest_busy_seconds", "gauge", {"": longest.busy}),
            *measure("pyrite_moves_total", "counter", {"": service.counts.moves}),
            *measure("pyrite_commits_total", "counter", {"": service.counts.commits}),
            *measure("pyrite_refusals_total", "counter", by_code(context.refusals)),
            *measure("pyrite_alerts_total", "counter", by_end(service.calling.ends)),
        ]
    )


def by_code(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts with the code as a label."""
    return {f'{{code="{code}"}}': count for code, count in sorted(counts.items())}


def by_end(counts: Mapping[tuple[Way, str], int]) -> dict[str, int]:
    """Calls by their way and how they ended."""
    ends = sorted(counts.items())
    return {f'{{way="{way}",end="{end}"}}': count for (way, end), count in ends}


def measure(name: str, kind: str, values: Mapping[str, float]) -> Iterator[str]:
    """One measure."""
    yield f"# TYPE {name} {kind}\n"
    for labels, value in values.items():
        yield f"{name}{labels} {value}\n"
