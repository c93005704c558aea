"""Writes a table in a fixed position, for boards to be drawn without a server.

    python -m tests.web.fixture gold 20 --seats 4 --seat 0 > …/gold/faces/page/fixtures/digging.json

plays 20 random moves, then stops before the next question to the seat; `--updates 3` adds what the
seat hears in the three steps after that.
"""

from __future__ import annotations

import argparse
import json
import random
from typing import Any

from tests.web.place import Live, Message, Visitor, hosted

KEPT_NEWS = 12
NAMES = ("", "Ines", "Walnut", "Tomo", "Mara", "Jun", "Ada", "Bo")


def main() -> None:
    """Play, stop, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("moves", type=int)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--updates", type=int, default=0)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", default="fixture")
    given = parser.parse_args()
    with hosted() as visitor:
        print(json.dumps(played(visitor, given), ensure_ascii=False))


def played(visitor: Visitor, given: Any) -> Message:
    """A table of people, at which the wanted seat looks on its own question."""
    chance = random.Random(given.seed)
    options = dict(one.split("=") for one in given.option)
    players = ["me", *["open"] * (given.seats - 1)]
    opened = visitor.open(game=given.game, seats=given.seats, options=options, players=players)
    keys = [opened.key, *(opened.sit(name=name)["key"] for name in NAMES[1 : given.seats])]
    lives = [opened.live(key) for key in keys]
    asks: dict[int, Message | None] = {}
    for seat, live in enumerate(lives):
        asks[seat] = live.welcome["ask"]
    count = 0
    while any(asks.values()) and not (count >= given.moves and asks[given.seat]):
        step(lives, asks, chance)
        count += 1
    welcome = opened.live(keys[given.seat]).welcome
    lives[given.seat].quiet()
    updates: list[Message] = []
    while len(updates) < given.updates and any(asks.values()):
        updates += [one for one in step(lives, asks, chance)[given.seat] if "news" in one]
    log = [{**news, "moment": None} for news in welcome["log"][-KEPT_NEWS:]]
    return {"welcome": {**welcome, "log": log}, "updates": updates}


def step(
    lives: list[Live], asks: dict[int, Message | None], chance: random.Random
) -> list[list[Message]]:
    """One seat answers; what each hears."""
    seat = chance.choice([seat for seat, ask in asks.items() if ask])
    ask = asks[seat]
    assert ask
    assert lives[seat].move(ask, chance.choice(ask["legal"])) == {"ok": True}
    heard = [live.quiet() for live in lives]
    for one, messages in enumerate(heard):
        for message in messages:
            asks[one] = message["ask"] if "news" in message else asks[one]
    return heard


if __name__ == "__main__":
    main()
