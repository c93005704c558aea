"""Requests to take back: who asked, who has answered, how they stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pyrite.wire import answers as wire

State = Literal["open", "granted", "refused", "lapsed"]


@dataclass(slots=True)
class UndoRequest:
    """One request."""

    number: int
    seat: int
    place: int  # of the move in the game
    state: State = "open"
    answers: dict[int, bool] = field(default_factory=dict)  # by the lowest seat of a key

    def data(self) -> wire.Request:
        """As everybody is told."""
        return {"id": self.number, "kind": "undo", "by": self.seat, "state": self.state}


class UndoRequests:
    """All requests of a table, numbered from 1."""

    def __init__(self) -> None:
        self._all: list[UndoRequest] = []

    @property
    def next_number(self) -> int:
        """For the next one."""
        return len(self._all) + 1

    def add(self, seat: int, place: int) -> None:
        """A seat asks."""
        self._all.append(UndoRequest(self.next_number, seat, place))

    def find(self, number: int) -> UndoRequest | None:
        """The request of that number."""
        return self._all[number - 1] if 1 <= number <= len(self._all) else None

    def __bool__(self) -> bool:
        """Has anybody ever asked?"""
        return bool(self._all)

    def open(self) -> list[UndoRequest]:
        """Those that are still to be answered."""
        return [request for request in self._all if request.state == "open"]

    def open_of(self, seat: int) -> UndoRequest | None:
        """The seat's own, if it waits for answers."""
        return next((request for request in self.open() if request.seat == seat), None)

    def answer(self, number: int, seat: int, *, yes: bool) -> None:
        """Somebody answers; one no is enough."""
        request = self._all[number - 1]
        request.answers[seat] = yes
        if not yes:
            request.state = "refused"

    def settle(self, seat: int) -> None:
        """The seat has taken back: its request is granted, all others lapse."""
        for request in self.open():
            request.state = "granted" if request.seat == seat else "lapsed"

    def lapse(self) -> None:
        """The game goes on."""
        for request in self.open():
            request.state = "lapsed"
