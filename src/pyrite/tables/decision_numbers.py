"""What each seat is asked: decisions counted per seat, by that seat alone.

A question is put when a seat must speak and has no open one. Others' doings never change it; what
taking back withdraws or undoes keeps its number, and the seat is asked anew with the next.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence


class Features:
    """The open question of every seat."""

    def __init__(self, seats: int) -> None:
        self._asked = [0] * seats  # how many questions were put to each seat
        self._put_at = [0] * seats  # how long the game was when the open one was put
        self._is_open = [False] * seats

    def open(self, seat: int) -> int | None:
        """The number of the seat's open question."""
        return self._asked[seat] - 1 if self._is_open[seat] else None

    def was_put(self, seat: int, decision: int) -> bool:
        """Has the seat been asked this?"""
        return 0 <= decision < self._asked[seat]

    def put(self, waiting: Collection[int], length: int) -> None:
        """Ask every waiting seat that is not asked yet."""
        for seat in waiting:
            if not self._is_open[seat]:
                self._asked[seat] += 1
                self._put_at[seat] = length
                self._is_open[seat] = True

    def answer(self, seat: int) -> int:
        """The open question is answered; returns its number."""
        self._is_open[seat] = False
        return self._asked[seat] - 1

    def note_answer(self, seat: int, decision: int) -> None:
        """It was put, and answered, by rules that we do not have."""
        self._asked[seat] = max(self._asked[seat], decision + 1)

    def take_back(self, places: Sequence[int]) -> None:
        """These steps are gone; what was asked because of them is asked no more."""
        for one, put_at in enumerate(self._put_at):
            gone = sum(place < put_at for place in places)
            is_later = gone > 0 and put_at - gone <= places[0]
            if is_later:
                self._is_open[one] = False
            self._put_at[one] -= gone
