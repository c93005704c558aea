"""Several clients at one table do what they like, in any order; what each is told fits together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from pyrite.tables.events import Moved
from pyrite.tables.journal import row_event
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.store import Store
from pyrite.web.api.limits import NO_LIMITS
from tests.fuzz.length import examples
from tests.fuzz.windows import ONLOOKER, Told, Window
from tests.web.place import PATIENCE, Hosted, Message, Opened, Visitor

pytestmark = pytest.mark.slow

TABLES = (
    ("gold", ["me", "open", "open"]),
    ("fools-gold", ["me", "open", "open"]),
    ("fools-gold", ["me", "open", "me", "bot easy"]),
    ("end-of-the-trail", ["me", "open", "open"]),
    ("fool", ["me", "open", "bot easy", "open"]),
)
NUMBERS = st.integers(0, 10_000)
MOST_WINDOWS = 8


class Journalled:
    """A server whose journal can be read."""

    def __init__(self) -> None:
        self._store: Store = open_store(":memory:")
        self._hosting = Hosted(NO_LIMITS, self._store)
        self._hosting.start()
        self.visitor = Visitor(self._hosting.port)

    def moves(self, table: str) -> list[Moved]:
        """What people moved at a table."""
        reading = self._store.rows(table)
        rows = asyncio.run_coroutine_threadsafe(reading, self._hosting.loop).result(PATIENCE)
        events = [row_event(row) for row in rows]
        return [event for event in events if isinstance(event, Moved) and not event.by_bot]

    def close(self) -> None:
        """The end."""
        self.visitor.close()
        self._hosting.stop()


@pytest.fixture(scope="module")
def journalled() -> Iterator[Journalled]:
    """One for all examples."""
    made = Journalled()
    yield made
    made.close()


class TableMachine(RuleBasedStateMachine):
    """People with windows; bots take over where somebody leaves."""

    place: Journalled

    def __init__(self) -> None:
        super().__init__()
        self.told = Told()
        self.windows: list[Window] = []

    @initialize(wanted=st.sampled_from(TABLES))
    def begin(self, wanted: tuple[str, list[str]]) -> None:
        """Everybody sits down, and has a window."""
        game, players = wanted
        visitor = self.place.visitor
        self.table: Opened = visitor.open(game=game, seats=len(players), players=players)
        taken = [self.table.sit()["key"] for _ in range(players.count("open"))]
        self.keys = [self.table.key, *taken]
        for key in (*self.keys, ONLOOKER):
            self._open(key)

    def _open(self, key: str, after: int | None = None) -> Window:
        self.windows.append(Window(self.table, self.told, key, after))
        return self.windows[-1]

    def _sync(self) -> None:
        for window in self.windows:
            window.sync()

    def _asked(self) -> list[Window]:
        self._sync()
        return [window for window in self.windows if window.ask]

    def _of(self, number: int) -> Window:
        """A window of somebody who has a seat."""
        seated = [window for window in self.windows if window.key]
        return seated[number % len(seated)]

    # What people do

    @rule(number=NUMBERS, choice=NUMBERS)
    def move(self, number: int, choice: int) -> None:
        """Somebody who is asked answers."""
        if asked := self._asked():
            window = asked[number % len(asked)]
            self._answered(window, *self._say_move(window, choice))

    @rule(choices=st.lists(NUMBERS, min_size=2, max_size=4))
    def move_at_once(self, choices: list[int]) -> None:
        """All who are asked answer, none waits; a key's windows may disagree."""
        asked = self._asked()
        pairs = zip(asked, choices, strict=False)
        said = [(window, *self._say_move(window, choice)) for window, choice in pairs]
        for one in said:
            self._answered(*one)

    @rule(seed=NUMBERS, moves=st.integers(5, 60))
    def play_on(self, seed: int, moves: int) -> None:
        """A good part of a game."""
        for step in range(moves):
            self.move(seed + step, seed * (step + 1))

    @rule(number=NUMBERS, is_same=st.booleans())
    @precondition(lambda self: self.told.moves)
    def move_again(self, number: int, is_same: bool) -> None:
        """An answered question is answered again, as before or otherwise."""
        seat, decision = list(self.told.moves)[number % len(self.told.moves)]
        window = next((one for one in self.windows if seat in one.yours), None)
        if window:
            move = self.told.moves[seat, decision] if is_same else "something else"
            answer = window.answer(window.say("move", seat=seat, decision=decision, move=move))
            code = answer.get("error", {}).get("code")
            assert code in ((None, "taken-back") if is_same else ("answered", "taken-back"))

    def _say_move(self, window: Window, choice: int) -> tuple[int, Message]:
        ask = window.ask
        assert ask
        move = ask["legal"][choice % len(ask["legal"])]
        said = {"seat": ask["seat"], "decision": ask["decision"], "move": move}
        return window.say("move", **said), said

    def _answered(self, window: Window, id: int, said: Message) -> None:
        is_news_of_others = any(one is not window and one.key == window.key for one in self.windows)
        answer = window.answer(id, None if is_news_of_others else said["seat"])
        if answer.get("ok"):
            self.told.acknowledge(said["seat"], said["decision"], said["move"])
        else:
            assert answer["error"]["code"] in ("answered", "taken-back", "not-asked", "left")

    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        """Somebody would rather not have moved."""
        window = self._of(number)
        answer = window.answer(window.say("undo", seat=window.yours[number % len(window.yours)]))
        refused = answer.get("error", {}).get("code")
        assert refused in (None, "cannot-undo", "left", "over")

    @rule(number=NUMBERS, yes=st.booleans())
    def answer(self, number: int, yes: bool) -> None:
        """Somebody answers a request, theirs or not, open or not."""
        window = self._of(number)
        window.sync()
        known = [one["id"] for one in window.requests.values() if one["state"] == "open"]
        request = known[0] if known else number % 3
        answer = window.answer(window.say("answer", request=request, yes=yes))
        assert answer.get("error", {}).get("code") in (
            *(None, "no-such-request", "not-your-seat", "left", "over", "answered"),
        )

    @rule(number=NUMBERS, do=st.sampled_from(["leave", "return", "return"]))
    def leave_or_return(self, number: int, do: str) -> None:
        """A bot takes over, or gives back."""
        window = self._of(number)
        answer = window.answer(window.say(do, seat=window.yours[number % len(window.yours)]))
        assert answer.get("error", {}).get("code") in (None, "over")

    @rule(number=NUMBERS, words=st.text(min_size=1, max_size=500))
    def chat(self, number: int, words: str) -> None:
        """Somebody says something."""
        window = self._of(number)
        answer = window.answer(window.say("chat", text=words))
        assert answer.get("error", {}).get("code") in (None, "bad-message")

    # Windows open and close

    @rule(number=NUMBERS, after=st.none() | NUMBERS)
    @precondition(lambda self: len(self.windows) < MOST_WINDOWS)
    def open_window(self, number: int, after: int | None) -> None:
        """One more, from the beginning or from somewhere."""
        keys = (*self.keys, ONLOOKER)
        key = keys[number % len(keys)]
        known = max(self.told.news[key], default=0)
        self._open(key, None if after is None else after % (known + 1))

    @rule(number=NUMBERS)
    def come_back(self, number: int) -> None:
        """A line breaks; its window goes on where it was."""
        window = self.windows.pop(number % len(self.windows))
        window.close()
        self._open(window.key, window.n)

    def teardown(self) -> None:
        """Whoever comes now is told all of it; the journal has what was acknowledged."""
        if not self.windows:
            return
        self._sync()
        for key in (*self.keys, ONLOOKER):
            window = self._open(key)
            assert sorted(self.told.news[key]) == list(range(1, window.n + 1))
        for window in self.windows:
            window.close()
        journal: dict[int, list[str]] = {}
        for moved in self.place.moves(self.table.id):
            journal.setdefault(moved.seat, []).append(moved.text)
        assert journal == {seat: self.told.moves_of(seat) for seat, _ in self.told.moves}


def test_table__what_everybody_is_told_fits_together(journalled: Journalled) -> None:
    class Here(TableMachine):
        place = journalled

    run_state_machine_as_test(Here, settings=examples(taste=4, a_minute=120, steps=20))
