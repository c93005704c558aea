"""A second reading of the clauses: a referee that knows only texts follows whole games.

It shares no code and no representation with the rules, and plays the years as plain loops, so a
slip would have to be made twice.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice

import pytest

from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.simulate import play_game
from pyrite.games.fools_gold import GAME
from pyrite.players.uniform import Uniform

MINES = ["hills", "forest", "mountains", "river", "lake"]
GOLD = {
    "hills": "1111222223333333",
    "forest": "1112222233333444",
    "mountains": "1111222233334444",
    "river": "1111222334445555",
    "lake": "1112233333344555",
}
OTHERS = "s" * 16 + "g" * 6 + "f" * 3 + "a" * 3


class Seat:
    """What somebody has."""

    def __init__(self, miners: int) -> None:
        self.all_miners = miners
        self.coins = 6
        self.gold: dict[str, list[int]] = {mine: [] for mine in MINES}
        self.gems: set[str] = set()

    def sums(self) -> list[int]:
        """Nuggets by mine, the highest first."""
        return sorted((sum(cards) for cards in self.gold.values()), reverse=True)

    def points(self) -> int:
        """FG7.2."""
        missing = [mine for mine, cards in self.gold.items() if not cards]
        return sum(self.sums()[1:]) - 5 * len(missing) + [0, 1, 3, 6, 10, 15][len(self.gems)]


class Mine:
    """One mine during one year: spaces hold "die" or a seat's number."""

    def __init__(self) -> None:
        self.dice = 0
        self.path: dict[int, str | int] = {}
        self.lying: dict[int, int] = {}
        self.reserve: Counter[int] = Counter()

    def lay_die(self) -> None:
        """FG4.2."""
        if self.dice:
            self.path[min(set(range(7)) - set(self.path))] = "die"
        self.dice += 1

    def miners(self) -> dict[int, int]:
        """Standing miners: space and seat."""
        return {space: who for space, who in self.path.items() if isinstance(who, int)}

    def next_to_act(self) -> tuple[int, int]:
        """FG5.4: seat and space."""
        standing = self.miners()
        count = Counter(standing.values())
        most = max(count[seat] + self.reserve[seat] for seat in count)
        leaders = {seat for seat in count if count[seat] + self.reserve[seat] == most}
        space = max(space for space, seat in standing.items() if seat in leaders)
        return standing[space], space


class Year:
    """The prospecting phase of one year."""

    def __init__(self, faces: list[str], seats: list[Seat]) -> None:
        assert len(faces) == 10
        self.mines = {name: Mine() for name in MINES}
        for number, name in enumerate(MINES, 1):
            for _ in range(min(4, faces.count(str(number)))):
                self.mines[name].lay_die()
        self.camp = 10 - sum(mine.dice for mine in self.mines.values())
        self.miners = [seat.all_miners for seat in seats]
        self.budget = [seat.coins for seat in seats]
        self.purse = list(self.budget)

    def legal(self, seat: int) -> set[str]:
        """FG4.1 to FG4.5."""
        legal = {"pass"}
        coins = self.purse[seat]
        for name, mine in self.mines.items():
            for space in set(range(7)) - set(mine.path):
                if self.miners[seat] and mine.dice and space <= coins:
                    legal.add(f"place {name} {space}")
                if self.camp and mine.dice <= coins:
                    legal.add(f"wild {name}")
        if self.miners[seat] and coins < self.budget[seat]:
            legal.add("retrieve")
        return legal

    def turn(self, seat: int, words: list[str]) -> bool:
        """FG4: one action; True for a pass."""
        verb, *rest = words
        if verb == "place":
            self.mines[rest[0]].path[int(rest[1])] = seat
            self.miners[seat] -= 1
            self.purse[seat] -= int(rest[1])
        elif verb == "wild":
            self.purse[seat] -= self.mines[rest[0]].dice
            self.mines[rest[0]].lay_die()
            self.camp -= 1
        elif verb == "retrieve":
            self.miners[seat] -= 1
            self.purse[seat] = min(self.purse[seat] + 3, self.budget[seat])
        return verb == "pass"


class Referee:
    """Reads an audit record from its first line to its last."""

    def __init__(self, record: GameRecord) -> None:
        self.lines = iter(record.lines)
        self.seats = [Seat(7 - record.seats) for _ in range(record.seats)]
        self.decks = {mine: Counter(GOLD[mine] + OTHERS) for mine in MINES}

    def next_line(self) -> Line:
        """The next line of the record."""
        return next(self.lines)

    def chance(self, kind: str) -> list[str]:
        """What chance says; it must be of this kind."""
        line = self.next_line()
        assert (line.who, line.text.split()[0]) == ("*", kind)
        return line.text.split()[1:]

    def decide(self, seat: int, legal: set[str]) -> list[str]:
        """What the seat does; the audit line must list exactly what is legal."""
        who, _, listed = self.next_line().text.partition(" ")
        assert who == str(seat)
        assert sorted(listed.split(" | ")) == sorted(legal)
        line = self.next_line()
        assert line.who == str(seat)
        assert line.text in legal
        return line.text.split()

    def game(self) -> None:
        """FG2, FG7."""
        starter = int(self.chance("start")[0])
        for year in range(5):
            for seat in self.seats if year else []:
                seat.coins += 1
                seat.all_miners += 1
            mines = self.prospect(starter)
            for name in MINES:
                if mines[name].miners():
                    self.work(name, mines[name])
            starter = (starter + 1) % len(self.seats)
        self.result()

    def prospect(self, starter: int) -> dict[str, Mine]:
        """FG3, FG4."""
        year = Year(self.chance("dice"), self.seats)
        active = list(range(len(self.seats)))
        for seat in islice(cycle(active), starter, None):
            if seat in active:
                if year.turn(seat, self.decide(seat, year.legal(seat))):
                    active = [other for other in active if other != seat]
                    for _ in range(year.miners[seat]):
                        _, name = self.decide(seat, {f"reserve {name}" for name in MINES})
                        year.mines[name].reserve[seat] += 1
            if not active:
                break
        return year.mines

    def work(self, name: str, mine: Mine) -> None:
        """FG5, FG6."""
        deck = self.decks[name].copy()
        cards = self.turn_over(name, deck, len(mine.miners()) * mine.dice)
        self.act(name, mine, cards, ["coins", "winter"])
        if mine.lying:
            mine.path, mine.lying = dict(mine.lying), {}
            cards = self.turn_over(name, deck, int(self.chance("winter")[0]))
            self.act(name, mine, cards, ["nothing"])

    def turn_over(self, name: str, deck: Counter[str], target: int) -> Counter[str]:
        """FG5.2, FG5.3: the open cards; all that leaves the deck is out of reach this year."""
        mine, *cards = self.chance("reveal")
        assert mine == name
        for number, card in enumerate(cards):
            assert number < target
            assert deck[card] > 0
            deck[card] -= 1
            target -= card == "f"
        assert len(cards) >= target
        shown = Counter(cards)
        if shown["a"]:
            gone = self.chance("alarm")
            assert len(gone) == shown["a"]
            assert set(gone) <= set("12345ga")
            shown -= Counter(gone)
            assert shown.total() == len(cards) - len(gone)
        return shown

    def act(self, name: str, mine: Mine, cards: Counter[str], more: list[str]) -> None:
        """FG5.4, FG5.5, FG6.2."""
        while mine.miners():
            seat, space = mine.next_to_act()
            one = self.seats[seat]
            gold = {f"gold {card}" for card in "12345" if cards[card]}
            gem = {"gem"} if cards["g"] and name not in one.gems else set()
            verb, *nuggets = self.decide(seat, {*gold, *gem, *more})
            del mine.path[space]
            if verb == "gold":
                one.gold[name].append(int(nuggets[0]))
                cards[nuggets[0]] -= 1
                self.decks[name][nuggets[0]] -= 1
            elif verb == "gem":
                one.gems.add(name)
                cards["g"] -= 1
                self.decks[name]["g"] -= 1
            elif verb == "coins":
                one.coins += 2
            elif verb == "winter":
                mine.lying[space] = seat

    def result(self) -> None:
        """FG7.3: the three last lines."""
        points = [seat.points() for seat in self.seats]
        assert self.next_line().text == " ".join(map(str, points))
        ranks = [(seat.points(), seat.sums()[1:]) for seat in self.seats]
        winners = [str(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)]
        assert self.next_line().text == " ".join(winners)
        assert self.next_line().text == "last year over"
        assert next(self.lines, None) is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_referee_agrees(seats: int) -> None:
    """Every legal move, every outcome and every result of some uniform games."""
    for number in range(10):
        seed = game_seed(seed_text("referee"), number)
        players = [Uniform()] * seats
        record = play_game(GAME, seats, {}, seed, players, ["u"] * seats, audit=True)
        Referee(record).game()
