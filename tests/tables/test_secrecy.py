"""Two tables that differ only in what a viewer cannot know say the same to that viewer.

A table is played to some position; its twin gets another true state, guessed from what the viewer
may know. From there both are asked and told the same things, and every byte is compared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from pyrite.core.chance import Chance, below
from pyrite.core.law import ONLOOKER
from pyrite.core.schema import pack
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.core.words import LANGUAGES
from pyrite.tables import commands as c
from pyrite.tables.bots.request import hint_request
from pyrite.tables.clocks import ClockRule
from pyrite.tables.deciding import decide
from pyrite.tables.errors import Refused
from pyrite.tables.live.broadcast import Broadcast
from pyrite.tables.live.listener import Presence
from pyrite.tables.live.live_table import LiveTable
from pyrite.tables.table import Table
from pyrite.wire.answers import TableMessage
from tests.tables.build import key, started

GAMES = [("gold", 3), ("fool", 4), ("fools-gold", 3), ("end-of-the-trail", 3)]
EVERY = 9  # moves between two positions that are looked at


@dataclass(eq=False)
class Ear:
    """Hears everything, byte for byte."""

    key: str
    language: str
    heard: list[str] = field(default_factory=list)
    presence: Presence = Presence.AWAITED

    def tell(self, message: TableMessage) -> None:
        """Kept as it would be sent."""
        self.heard.append(json.dumps(message, ensure_ascii=False))

    def dismiss(self, code: str) -> None:
        """Kept, too."""
        self.heard.append(code)


def guessed_twin(table: Table, viewer: int, chance: Chance) -> Table | None:
    """The same table with another truth, if there is one that the viewer cannot tell from it."""
    assert table.play
    twin = table.twin()
    assert twin.play
    game = table.game
    game.guess(table.play.information(viewer).state, chance, twin.play.state)
    twin.play.seed = "00" * 32
    return None if pack(twin.play.state) == pack(table.play.state) else twin


def positions(game: str, seats: int, chance: Chance) -> Iterator[Table]:
    """A game, looked at now and then; secret choices are left unfinished as they come."""
    party = started(game, *(f"P{seat}" for seat in range(seats)), clock=ClockRule(600, 5))
    moves = 0
    while party.table.state == "playing":
        assert party.table.play
        seat = party.table.waiting[below(chance, len(party.table.waiting))]
        legal = party.table.play.legal(seat)
        party.wait(1).move(seat, legal[below(chance, len(legal))])
        moves += 1
        if moves % EVERY == 0 and party.table.state == "playing":
            yield party.table


def commands(table: Table, viewer: int) -> Iterator[c.Command]:
    """What the viewer might ask; all of it is refused, or changes nothing that is hidden."""
    name = key(viewer) if viewer != ONLOOKER else ""
    for seat in (0, viewer, table.seats, -1):
        yield c.PlayMove(name, seat, 0, "no such move")
        yield c.PlayMove(name, seat, 999, "pass")
        decision = table.questions.open(seat) if 0 <= seat < table.seats else None
        yield c.PlayMove(name, seat, decision or 0, "no such move")
        yield c.TakeBack(name, seat)
        yield c.Return(name, seat)
    yield c.AnswerRequest(name, 1, True)
    yield c.Chat(name, "hello")
    yield c.AskRematch(name, "t2")


def answer(table: Table, command: c.Command, viewer: int) -> str:
    """What a command does, as far as it is told to whoever asks."""
    try:
        events = decide(table, command, table.changed)
    except Refused as refusal:
        return " ".join(refusal.in_language(language) for language in LANGUAGES)
    room = LiveTable(table.twin(), 0.0)
    ears = [Ear(command.key if hasattr(command, "key") else "", one) for one in LANGUAGES]
    room.listeners.update(ears)
    Broadcast(room, table.changed + 3).happen(events)
    return "\n".join(line for ear in ears for line in ear.heard)


def greeting(table: Table, viewer: int) -> str:
    """The welcome, without the log of what was told before."""
    name = key(viewer) if viewer != ONLOOKER else ""
    room = LiveTable(table, 0.0)
    return "\n".join(
        json.dumps(room.greeting(Ear(name, language), (), table.changed + 2))
        for language in LANGUAGES
    )


def screen_greeting(table: Table) -> dict[str, Any]:
    """The welcome of a big screen, which all who sit before it may read."""
    room, screen = LiveTable(table, 0.0), Ear("", "en")
    room.screens.add(screen)
    return dict(room.greeting(screen, (), table.changed + 2))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_screen__holds_what_onlookers_know_and_what_lets_people_in(game: str, seats: int) -> None:
    chance = fast_chance(seed_text(f"screen {game}"))
    compared = 0
    for table in positions(game, seats, chance):
        told, onlooker = (
            screen_greeting(table),
            json.loads(greeting(table, ONLOOKER).split("\n")[0]),
        )
        assert told.pop("entrance") == {"invite": None, "code": None, "yours_to_run": False}
        assert (told.pop("screens"), onlooker.pop("screens")) == (1, 0)
        assert onlooker.pop("entrance") is None
        assert json.loads(json.dumps(told)) == onlooker
        twin = guessed_twin(table, ONLOOKER, chance)
        if twin is not None:
            compared += 1
            assert screen_greeting(twin) == screen_greeting(table)
    assert compared > 5 or game == "fools-gold"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_answer__is_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    chance = fast_chance(seed_text(f"secrecy {game}"))
    compared = 0
    for table in positions(game, seats, chance):
        for viewer in (*range(seats), ONLOOKER):
            twin = guessed_twin(table, viewer, chance)
            if twin is None:
                continue
            compared += 1
            assert greeting(table, viewer) == greeting(twin, viewer)
            for command in commands(table, viewer):
                assert answer(table, command, viewer) == answer(twin, command, viewer), command
            if viewer != ONLOOKER and table.questions.open(viewer) is not None:
                assert hint_request(table, viewer) == hint_request(twin, viewer)
    assert compared > 20 or game == "fools-gold"  # where nothing is hidden but what is to come


def test_secret_choices__are_told_the_same_whatever_they_are() -> None:
    """ET8.3: others choose differently, and for longer; the viewer hears the same."""
    chance = fast_chance(seed_text("secret choices"))
    compared = 0
    for table in positions("end-of-the-trail", 3, chance):
        assert table.play
        for viewer in (0, ONLOOKER):
            for seat in table.waiting:
                if seat == viewer:
                    continue
                told = {hidden_step(table, seat, move, viewer) for move in table.play.legal(seat)}
                compared += len(told - {None}) > 0
                assert len(told - {None}) <= 1
    assert compared


def hidden_step(table: Table, seat: int, move: str, viewer: int) -> str | None:
    """What a viewer hears of another's move that leaves them in the dark; None if it does not."""
    decision = table.questions.open(seat)
    assert decision is not None
    room = LiveTable(table.twin(), 0.0)
    ear = Ear(key(viewer) if viewer != ONLOOKER else "", "en")
    room.listeners.add(ear)
    events = decide(room.table, c.PlayMove(key(seat), seat, decision, move), table.changed)
    Broadcast(room, table.changed + 1).happen(events)
    news = [one for one in ear.heard if '"news"' in one]
    if any('"hidden": true' in one for one in news) or not news:
        return "\n".join(ear.heard)
    return None
