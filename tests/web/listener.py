"""Plays by the accessibility tree alone: roles, names and live regions, and by keys."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Error, Page

PLACES = {"main": "The table", "region": "Action bar"}
"""By role: where moves are to be found."""
TOUCHED = ("gridcell", "option", "button")
NO_MOVES = ("Hint", "Skip", "Take back", "Decks", "Discards")
"""What begins so is offered beside the moves."""
ASSERTIVE = """() => [...document.querySelectorAll('[aria-live=assertive]')]
    .map((one) => one.textContent.trim()).join(' ').trim()"""
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


class Node(NamedTuple):
    """One thing of the tree."""

    name: str
    backend: int
    is_disabled: bool


def node_of(told: dict[str, Any]) -> Node:
    """As the browser tells it."""
    facts = {one["name"]: one["value"].get("value") for one in told.get("properties", [])}
    name = told.get("name", {}).get("value") or ""
    return Node(name, told.get("backendDOMNodeId", 0), facts.get("disabled") is True)


def found(line: CDPSession, place: int, role: str) -> list[Node]:
    """Everything of a role in a place, as the tree is now.

    Asked for by role: the whole tree of a long game has a thousand nodes and takes long to tell.
    """
    told = line.send("Accessibility.queryAXTree", {"backendNodeId": place, "role": role})["nodes"]
    return [node_of(one) for one in told if not one["ignored"]]


class BlindPlayer:
    """Knows nothing but the tree, and presses keys."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.chance = random.Random(seed)

    def find(self, role: str, name: str) -> list[Node]:
        """On the whole page."""
        page = self.line.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        return [one for one in found(self.line, page, role) if one.name == name]

    def question(self) -> str:
        """What is asked aloud; nothing when it is not this player's turn."""
        asked: str = self.page.evaluate(ASSERTIVE)
        return asked

    def moves(self) -> list[Node]:
        """What can be pressed on the board and in the bar."""
        places = [place for role, name in PLACES.items() for place in self.find(role, name)]
        return [
            one
            for place in places
            for role in TOUCHED
            for one in found(self.line, place.backend, role)
            if one.name and not one.is_disabled and not one.name.startswith(NO_MOVES)
        ]

    def press(self, node: Node) -> None:
        """Move the focus there, and press Enter, unless the page went on by itself."""
        try:
            self.line.send("DOM.focus", {"backendNodeId": node.backend})
        except Error:
            return
        self.page.keyboard.press("Enter")
