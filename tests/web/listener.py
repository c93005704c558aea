"""Plays by the accessibility tree alone: roles, names and live regions, and by keys."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

TOUCHED = ("gridcell", "option", "button")
NO_MOVES = ("Hint", "Skip", "Take back", "Decks", "Discards")
"""What begins so is offered beside the moves."""
SPOKEN = """(() => {
    window.spoken = '';
    const kept = new Map();
    const listen = () => {
        for (const region of document.querySelectorAll('[aria-live]:not([aria-live=off])')) {
            const text = region.textContent.replace(/\\s+/g, ' ').trim();
            if (text === kept.get(region)) continue;
            kept.set(region, text);
            window.spoken += ' ' + text;
        }
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(listen).observe(document, all);
})();"""


@dataclass
class Node:
    """One thing of the tree."""

    role: str
    name: str
    backend: int
    is_disabled: bool
    live: str
    children: list[Node] = field(default_factory=list)

    def walk(self) -> list[Node]:
        """It, and all that is in it."""
        return [self, *(deeper for one in self.children for deeper in one.walk())]


def tree_of(line: CDPSession) -> Node:
    """The tree as it is now."""
    told: list[dict[str, Any]] = line.send("Accessibility.getFullAXTree")["nodes"]
    made = {one["nodeId"]: node_of(one) for one in told}
    for one in told:
        made[one["nodeId"]].children = [made[i] for i in one.get("childIds", []) if i in made]
    return made[told[0]["nodeId"]]


def node_of(told: dict[str, Any]) -> Node:
    """A node without its children."""
    facts = {one["name"]: one["value"].get("value") for one in told.get("properties", [])}
    role, name = (told.get(key, {}).get("value") or "" for key in ("role", "name"))
    backend = told.get("backendDOMNodeId", 0)
    return Node(role, name, backend, facts.get("disabled") is True, facts.get("live") or "")


def within(tree: Node, name: str) -> list[Node]:
    """All that is in the region of this name."""
    found = [one for one in tree.walk() if one.name == name and one.role in ("region", "main")]
    return [deeper for one in found for deeper in one.walk()]


class BlindPlayer:
    """Knows nothing but the tree, and presses keys."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.chance = random.Random(seed)

    def read(self) -> Node:
        """The tree as it is now."""
        return tree_of(self.line)

    def question(self, tree: Node) -> str:
        """What is asked aloud; nothing when it is not this player's turn."""
        regions = [one for one in tree.walk() if one.live == "assertive"]
        texts = [
            one.name for region in regions for one in region.walk() if one.role == "StaticText"
        ]
        return " ".join(texts)

    def moves(self, tree: Node) -> list[Node]:
        """What can be pressed on the board and in the bar."""
        return [
            one
            for region in ("The table", "Action bar")
            for one in within(tree, region)
            if one.role in TOUCHED and one.name and not one.is_disabled
            if not one.name.startswith(NO_MOVES)
        ]

    def press(self, node: Node) -> None:
        """Move the focus there, and press Enter, unless the page went on by itself."""
        try:
            self.line.send("DOM.focus", {"backendNodeId": node.backend})
        except Error:
            return
        self.page.keyboard.press("Enter")
