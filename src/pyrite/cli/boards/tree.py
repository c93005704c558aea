"""The board of a game that has none of its own: everything the view says, as a tree."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from rich.tree import Tree

from pyrite.cli.shell.voice import Voice


def draw_tree(view: dict[str, Any], speech: Voice) -> Tree:
    """All of the view, a line for everything that has no parts worth a line."""
    tree = Tree(Text(speech.say("title"), "bold"), guide_style="dim")
    _grow(tree, view)
    return tree


def _grow(tree: Tree, view: dict[str, Any]) -> None:
    for key, inner in view.items():
        if isinstance(inner, list) and any(isinstance(one, dict) for one in inner):
            branch = tree.add(Text(key, "cyan"))
            for one in inner:
                branch.add(Text(_leaf(one)))
        elif isinstance(inner, dict) and any(
            isinstance(one, dict | list) for one in inner.values()
        ):
            _grow(tree.add(Text(key, "cyan")), inner)
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
