"""A second reading of the clauses: a referee that knows only texts follows whole games.

It shares no code and no representation with the rules, so a slip would have to be made twice.
"""

from __future__ import annotations

import pytest

from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.records.record import GameRecord
from pyrite.engine.simulate import play_game
from pyrite.games.fool import GAME
from pyrite.players.uniform import Uniform

Play = tuple[int, str]  # a seat and its card


class Referee:
    """Reads an audit record line by line."""

    def __init__(self, record: GameRecord) -> None:
        self.seats = record.seats
        self.discs = 1 if self.seats < 7 else 2
        self.totals = [0] * self.seats
        self.tens = 0
        self.starter = -1
        self.hands: list[list[str]] = []
        self.trick: list[Play] = []
        self.out: set[int] = set()
        self.order: list[int] = []
        self.is_over = False

    def start(self, seat: int) -> None:
        """F2.2."""
        self.starter = seat

    def deal(self, text: str) -> None:
        """F2.1."""
        assert not any(self.hands)
        self.hands = [hand.split() for hand in text.split(" | ")]
        self.out = set()
        self.lead(self.starter)

    def lead(self, leader: int) -> None:
        """F2.3."""
        clockwise = [(leader + i) % self.seats for i in range(self.seats)]
        self.order = [seat for seat in clockwise if seat not in self.out]
        self.trick = []

    def colour(self) -> str | None:
        """F2.4."""
        return next((card[0] for _, card in self.trick if card != "1"), None)

    def legal(self, seat: int) -> set[str]:
        """F2.4, F2.5."""
        mine = set(self.hands[seat])
        same = {card for card in mine if card[0] == self.colour() and card != "1"}
        return same | (mine & {"1"}) if same else mine

    def play(self, seat: int, card: str) -> None:
        """F2.3, F2.9."""
        assert seat == self.order[len(self.trick)]
        assert card in self.legal(seat)
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == len(self.order):
            self.end_trick()

    def end_trick(self) -> None:
        """F2.7, F2.8: sort from the worst to the best."""
        colour = self.colour()

        def value(place: int) -> int:
            card = self.trick[place][1]
            return 1 if card == "1" else int(card[1:])

        places = sorted(range(len(self.trick)), reverse=True)  # later is worse
        places.sort(key=value)
        shed = [p for p in places if self.trick[p][1] != "1" and self.trick[p][1][0] != colour]
        ranked = shed + [p for p in places if p not in shed]
        self.out = {self.trick[place][0] for place in ranked[: self.discs]}
        winner = self.trick[ranked[-1]][0]
        if all(self.hands):
            self.lead(winner)
        else:
            self.end_round()

    def end_round(self) -> None:
        """F3.1 to F3.3."""
        for seat, hand in enumerate(self.hands):
            lost = sum(5 if card == "1" else int(card[1:]) for card in hand)
            won = 10 if not hand and seat not in self.out else 0
            self.tens += won == 10
            self.totals[seat] += won - lost
        self.hands = []
        low = min(self.totals)
        self.is_over = low <= -80 or self.tens >= 6
        tied = [seat for seat in range(self.seats) if self.totals[seat] == low]
        self.starter = min(tied, key=lambda seat: (seat - self.starter - 1) % self.seats)


def follow(record: GameRecord) -> None:
    """Read every line; disagreement is a failed assertion."""
    referee = Referee(record)
    for line in record.lines:
        first, _, rest = line.text.partition(" ")
        if line.who == "*" and first == "start":
            referee.start(int(rest))
        elif line.who == "*":
            assert not referee.is_over
            referee.deal(rest)
        elif line.who == "?":
            listed = {move.removeprefix("play ") for move in rest.split(" | ")}
            assert listed == referee.legal(int(first))
        elif line.who.isdigit():
            referee.play(int(line.who), rest)
        elif line.who == "=":
            assert referee.is_over
            assert line.text == " ".join(map(str, referee.totals))
        elif line.who == "winners":
            best = max(referee.totals)
            winners = [str(s) for s in range(record.seats) if referee.totals[s] == best]
            assert line.text == " ".join(winners)


@pytest.mark.parametrize("seats", GAME.seats)
def test_referee__agrees_with_every_line(seats: int) -> None:
    """F2, F3."""
    for number in range(15):
        seed = game_seed(seed_text("referee"), number)
        players = [Uniform()] * seats
        follow(play_game(GAME, seats, {}, seed, players, ["u"] * seats, audit=True))
