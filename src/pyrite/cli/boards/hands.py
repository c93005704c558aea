"""What a seat alone can see, in one line: for looking back, when all may be opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyrite.cli.shell.voice import Voice
from pyrite.games.end_of_the_trail.view import View as TrailView
from pyrite.games.fool.view import View as FoolView
from pyrite.games.fools_gold.box import MINE_NAMES
from pyrite.games.fools_gold.view import View as FoolsGoldView
from pyrite.games.gold.view import View as GoldView


def hand_line(view: dict[str, Any], speech: Voice) -> str:
    """Whose it is, and what they hold; from that seat's own view."""
    tell = TELLERS.get(view["id"])
    name = speech.seat(view["viewer"])
    return f"{name}: {tell(view, speech) if tell else ''}".rstrip()


def gold_hand(view: GoldView, speech: Voice) -> str:
    """Nuggets won."""
    return f"{view['players'][view['viewer']]['nuggets']} {'*' if speech.plain else '●'}"


def fool_hand(view: FoolView, speech: Voice) -> str:
    """Cards in hand."""
    return " ".join(view["hand"])


def fools_gold_hand(view: FoolsGoldView, speech: Voice) -> str:
    """Coins, and gold by mine."""
    one = view["players"][view["viewer"]]
    gold = one["cards"]["gold"] if one["cards"] else {}
    mines = (f"{speech.say('mine', mine=name)} {gold[name]}" for name in MINE_NAMES if name in gold)
    return ", ".join([f"{speech.say('board-coins')} {one['coins']}", *mines])


def trail_hand(view: TrailView, speech: Voice) -> str:
    """The hole card, then the hand."""
    one = view["players"][view["viewer"]]
    hole = f"[{one['hole']['card']}] " if isinstance(one["hole"], dict) else ""
    return hole + " ".join(card["card"] for card in one["hand"] or [])


TELLERS: dict[str, Callable[[Any, Voice], str]] = {
    "gold": gold_hand,
    "fool": fool_hand,
    "fools-gold": fools_gold_hand,
    "end-of-the-trail": trail_hand,
}
