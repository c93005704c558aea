"""Figures: what was measured, for people as a small table and for programs as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Figures = dict[str, float | str]


def waits(name: str, seconds: Sequence[float]) -> Figures:
    """Half of them waited no longer than p50, all but a hundredth no longer than p99."""
    found = sorted(seconds)
    return {
        f"{name}_{label}_ms": round(found[int(len(found) * share)] * 1000, 2) if found else 0.0
        for label, share in (("p50", 0.5), ("p99", 0.99))
    }


def table(figures: Mapping[str, float | str]) -> str:
    """A line for each."""
    width = max(map(len, figures))
    return "\n".join(
        f"{name.replace('_', ' '):{width}}  {text(value):>12}" for name, value in figures.items()
    )


def text(value: float | str) -> str:
    """A figure as people read it."""
    return value if isinstance(value, str) else f"{value:,}"
