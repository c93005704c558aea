"""Where the points of a finished game came from, told from what everybody may see of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pyrite.cli.shell.voice import Voice
from pyrite.games.end_of_the_trail.view import View as TrailView
from pyrite.games.fool.view import View as FoolView
from pyrite.games.fools_gold.box import GEM_POINTS, MINE_NAMES, PENALTY
from pyrite.games.fools_gold.view import View as FoolsGoldView
from pyrite.games.gold.view import View as GoldView


class Source(NamedTuple):
    """What brought points, and how many to each side."""

    label: str
    points: list[int]


def sources(views: Sequence[dict[str, Any]], speech: Voice) -> list[Source]:
    """From an onlooker's views, the last of them of the finished game; they add up to the score."""
    tell = TELLERS.get(views[-1]["id"]) if views else None
    return tell(views, speech) if tell else []


def gold_sources(views: Sequence[GoldView], speech: Voice) -> list[Source]:
    """G5.2: the nuggets of each game of a match."""
    changes = _changes([[one["total"] for one in view["players"]] for view in views])
    return [
        Source(speech.say("points-game", number=number), points)
        for number, points in enumerate(changes, 1)
    ]


def fool_sources(views: Sequence[FoolView], speech: Voice) -> list[Source]:
    """F3.1: empty hands, and cards left."""
    rounds = _changes([[one["total"] for one in view["players"]] for view in views])
    seats = range(len(views[-1]["players"]))
    return [
        Source(speech.say("points-empty"), [sum(max(0, one[s]) for one in rounds) for s in seats]),
        Source(speech.say("points-left"), [sum(min(0, one[s]) for one in rounds) for s in seats]),
    ]


def fools_gold_sources(views: Sequence[FoolsGoldView], speech: Voice) -> list[Source]:
    """FG7.2: each mine but the one that is fool's gold, gems, what is missing."""
    hands = [one["cards"] for one in views[-1]["players"] if one["cards"]]
    mines = [
        Source(
            speech.say("mine", mine=name),
            [0 if name == one["fools_gold"] else one["gold"][name] for one in hands],
        )
        for name in MINE_NAMES
    ]
    gems = [GEM_POINTS[len(one["gems"])] for one in hands]
    missing = [-PENALTY * len(one["missing"]) for one in hands]
    return [
        *mines,
        Source(speech.say("points-gems"), gems),
        Source(speech.say("points-missing"), missing),
    ]


def trail_sources(views: Sequence[TrailView], speech: Voice) -> list[Source]:
    """ET7.4: the gold under tents and camps, and for the hand."""
    view, sides = views[-1], [one["seat"] for one in views[-1]["players"]]
    tiles = [(tile, tile["gold"] or 0) for tile in view["land"].values()]
    tents = [sum(gold for tile, gold in tiles if side in tile["tents"]) for side in sides]
    camps = [sum(gold for tile, gold in tiles if side == tile["camp"]) for side in sides]
    hands = [one["best"]["gold"] if one["best"] else 0 for one in view["players"]]
    return [
        Source(speech.say("points-tents"), tents),
        Source(speech.say("points-camp"), camps),
        Source(speech.say("points-hand"), hands),
    ]


def _changes(totals: Sequence[Sequence[int]]) -> list[list[int]]:
    """What came to the totals each time that they changed."""
    found, before = [], [0] * len(totals[-1])
    for now in totals:
        if list(now) != before:
            found.append([new - old for new, old in zip(now, before, strict=True)])
            before = list(now)
    return found


TELLERS: dict[str, Callable[[Any, Voice], list[Source]]] = {
    "gold": gold_sources,
    "fool": fool_sources,
    "fools-gold": fools_gold_sources,
    "end-of-the-trail": trail_sources,
}
