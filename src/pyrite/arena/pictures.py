"""Pictures of results as SVG text: names, numbers and lines only, so that every font has them."""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pyrite.arena.errors import ArenaError
from pyrite.arena.intervals import Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#5b4a2f"
GOLD = "#c8961e"
FAINT = "#b9ad98"
SIZE = 6.0  # inches wide


def check_pictures() -> None:
    """Where nothing can be drawn, say what is missing."""
    if not can_draw():
        raise ArenaError("no-plots")


def can_draw() -> bool:
    """Is matplotlib there?"""
    return importlib.util.find_spec("matplotlib") is not None


def share_picture(rows: Sequence[tuple[str, Share]], *, fair: float) -> str:
    """Win shares with their intervals, one line per name; the dashed line is a fair share."""
    figure, axes = _canvas(0.5 + 0.4 * len(rows))
    places = range(len(rows), 0, -1)
    margins = [share.margin or 0.0 for _, share in rows]
    axes.errorbar(
        [share.mean for _, share in rows],
        list(places),
        xerr=margins,
        fmt="o",
        color=GOLD,
        ecolor=INK,
        capsize=3,
    )
    axes.axvline(fair, color=FAINT, linestyle="--", linewidth=1)
    axes.set_yticks(list(places), [name for name, _ in rows])
    axes.set_ylim(0.4, len(rows) + 0.6)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda share, place: f"{share:.0%}")
    return _svg(figure)


def histogram(values: Sequence[float]) -> str:
    """How often which value came, as shares of all."""
    figure, axes = _canvas(2.4)
    low, high = min(values), max(values)
    steps = max(1, min(30, round(high - low) + 1))
    weights = [1 / len(values)] * len(values)
    width = max(1.0, high - low + 1) / steps
    edges = [low - 0.5 + width * i for i in range(steps + 1)]
    axes.hist(values, bins=edges, weights=weights, color=GOLD, edgecolor="white", linewidth=0.5)
    axes.yaxis.set_major_formatter(lambda share, place: f"{share:.0%}")
    return _svg(figure)


def stack(shares: Mapping[str, float]) -> str:
    """Parts of a whole as one bar; the reader knows their order."""
    figure, axes = _canvas(0.9)
    left = 0.0
    for part, color in zip(shares.values(), (GOLD, INK, FAINT), strict=False):
        axes.barh(0, part, left=left, color=color, height=0.6)
        left += part
    axes.set_yticks([])
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda share, place: f"{share:.0%}")
    return _svg(figure)


def _canvas(height: float) -> tuple[Figure, Axes]:
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(SIZE, height), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.tick_params(colors=INK, labelsize=9)
    for side, spine in axes.spines.items():
        spine.set_color(FAINT)
        spine.set_visible(side in ("bottom", "left"))
    return figure, axes


def _svg(figure: Any) -> str:
    """Just the element, the same bytes for the same picture."""
    import matplotlib

    out = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "pyrite", "axes.unicode_minus": False}):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]
