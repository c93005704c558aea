"""The board of a game that has none of its own: everything the view says, as a tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text
from rich.tree import Tree

if TYPE_CHECKING:
    from pyrite.cli.speech import Speech

LONGEST_ROW = 60


def draw(view: dict[str, Any], speech: Speech) -> Tree:
    """All of the view; seat numbers as keys of rows, short rows on one line."""
    tree = Tree(Text(speech.say("title"), "bold"), guide_style="dim")
    _grow(tree, view)
    return tree


def _grow(tree: Tree, value: Any) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in pairs:
        if isinstance(inner, dict | list) and len(str(inner)) > LONGEST_ROW:
            _grow(tree.add(Text(str(key), "cyan")), inner)
        else:
            tree.add(Text.assemble((f"{key} ", "cyan"), _leaf(inner)))


def _leaf(value: Any) -> str:
    if value is None or value in ([], {}):
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_leaf(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join(_leaf(inner) for inner in value)
    return str(value)
