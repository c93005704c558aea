"""A game being played, checked at the door: every wrong call is a named error, nothing changes.

Works on the python backend; texts, views and records come from here.
"""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pyrite.core.chance import Chance
from pyrite.core.errors import PyriteError
from pyrite.core.game import Event, Game, Json, Result, option_indices
from pyrite.core.law import CHANCE
from pyrite.core.schema import twin
from pyrite.core.seeds import cipher_chance, seed_text
from pyrite.engine.errors import (
    GameOver,
    IllegalMove,
    ImpossibleChance,
    NotYourTurn,
    UnknownOption,
    UnknownSeat,
    UnknownValue,
    WrongSeats,
)
from pyrite.engine.player import Information
from pyrite.engine.record import GameRecord, Line

NEAREST = 3


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats in a mask."""
    return tuple(seat for seat in range(8) if mask >> seat & 1)


def check_seats(game: Game, seats: int) -> None:
    """Is the game for this many?"""
    if seats not in game.seats:
        wanted = f"{game.seats[0]}–{game.seats[-1]}"
        raise WrongSeats("wrong-seats", title=game.title, seats=wanted, given=str(seats))


def check_options(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, str]:
    """The chosen values that differ from the default, sorted by name."""
    known = {option.name: option for option in game.options_for(seats)}
    chosen = {}
    for name, value in sorted(options.items()):
        if name not in known:
            raise UnknownOption(
                "unknown-option",
                title=game.title,
                seats=str(seats),
                option=name,
                options=", ".join(known),
            )
        values = known[name].values_for(seats)
        if str(value) not in values:
            raise UnknownValue(
                "unknown-value", option=name, value=str(value), values=", ".join(values)
            )
        if str(value) != values[0]:
            chosen[name] = str(value)
    return chosen


class Playable(Game):
    """A game that can also be started: what `pyrite.game` gives, and everything takes."""

    def start(
        self,
        seats: int | None = None,
        *,
        seed: str | None = None,
        players: Mapping[int, str] | None = None,
        by_hand: bool = False,
        **options: object,
    ) -> Play:
        """A new game. Without a seed one is drawn; `by_hand` means chance is told with `settle`."""
        seats = self.seats[0] if seats is None else seats
        if seed is None:
            seed = secrets.token_hex(32)
        return start_play(
            self, seats, seed=None if by_hand else seed, options=options, players=players
        )


def start_play(
    game: Game,
    seats: int,
    *,
    seed: str | None,
    options: Mapping[str, object] | None = None,
    players: Mapping[int, str] | None = None,
) -> Play:
    """A new game, all of it checked; a seed is 64 hex digits or any text, None for by hand."""
    check_seats(game, seats)
    chosen = check_options(game, seats, options or {})
    return Play(game, seats, chosen, seed and seed_text(seed), players or {})


class Play:
    """One running or finished game."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str | None,
        players: Mapping[int, str],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed: str | None = None
        self.players = dict(players)
        self.lines: list[Line] = []
        self.state: Any = game.state()
        self.chance: Chance | None = None
        self._outcome = [0] * game.longest_outcome
        self._moves = [0] * game.most_moves
        game.begin(self.state, seats, option_indices(game, options))
        if seed:
            self.give_seed(seed)
            self.let_chance_speak()

    def give_seed(self, seed: str) -> None:
        """From its first outcome on, chance is drawn from this seed."""
        self.seed = seed
        self.chance = cipher_chance(seed)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must speak; none when chance must, or when the game is over."""
        return seats_of(self.game.waiting(self.state))

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.game.waiting(self.state) == 0

    @property
    def waits_for_chance(self) -> bool:
        """Must an outcome be given by hand now?"""
        return self.game.waiting(self.state) == CHANCE

    def legal(self, seat: int) -> tuple[str, ...]:
        """The seat's legal moves as text; none if it is not asked."""
        return tuple(self.game.move_text(move) for move in self.legal_numbers(seat))

    def legal_numbers(self, seat: int) -> list[int]:
        """The seat's legal moves as ascending numbers."""
        self._check_seat(seat)
        if seat not in self.waiting:
            return []
        return self._moves[: self.game.legal(self.state, seat, self._moves)]

    def move(self, seat: int, move: str | int) -> None:
        """The seat moves, by text or by number; chance then speaks as far as it must."""
        self.make_move(seat, self._check_move(seat, move))
        self.let_chance_speak()

    def make_move(self, seat: int, number: int) -> None:
        """A move known to be legal happens and is written down."""
        self.lines.append(Line(str(seat), self.game.move_text(number)))
        self.game.apply(self.state, seat, number)

    def settle(self, text: str) -> None:
        """Chance says this: only in a game whose outcomes are given by hand."""
        if not self.waits_for_chance:
            if self.is_over:
                raise GameOver("game-over")
            raise NotYourTurn("no-chance", waiting=_seat_list(self.waiting))
        outcome = self.game.parse_chance(text)
        if not self.is_possible(outcome):
            raise ImpossibleChance("impossible-chance", text=text)
        self.put_outcome(outcome)

    def is_possible(self, outcome: Sequence[int]) -> bool:
        """Could chance say this now?"""
        if len(outcome) > self.game.longest_outcome:
            return False
        return bool(self.game.possible(self.state, list(outcome), len(outcome)))

    def put_outcome(self, outcome: list[int]) -> None:
        """The outcome happens and is written down."""
        self.lines.append(Line("*", self.game.chance_text(outcome)))
        self.game.settle(self.state, outcome, len(outcome))

    def draw_outcome(self) -> list[int]:
        """What the seed gives here."""
        assert self.chance is not None
        n = self.game.draw(self.state, self.chance, self._outcome)
        return self._outcome[:n]

    def information(self, seat: int) -> Information:
        """What the seat may know; seat -1 is an onlooker."""
        if seat != -1:
            self._check_seat(seat)
        out = self.game.state()
        self.game.observe(self.state, seat, out)
        return Information(self.game, seat, out)

    def view(self, seat: int) -> dict[str, Json]:
        """What the seat's screen shows: JSON values."""
        return view_of(self.information(seat), self.seats, self.result)

    def score(self) -> tuple[int, ...]:
        """The true score so far, of every side."""
        out = [0] * self.game.sides(self.seats)
        self.game.score(self.state, out)
        return tuple(out)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        if not self.is_over:
            return None
        winners = seats_of(self.game.winners(self.state))
        return Result(self.score(), winners, self.game.reasons[self.game.reason(self.state)])

    def record(self) -> str:
        """The game written down so far."""
        return self.game_record().text()

    def game_record(self) -> GameRecord:
        """The record as data."""
        return GameRecord(
            game=self.game.id,
            rules=self.game.version,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            players=self.players,
            lines=[*self.lines, *result_lines(self.result)],
        )

    def tell(self, before: Mapping[int, Any], mover: int, move: int, seat: int) -> list[Event]:
        """What a step meant to one seat, given the informations from before it."""
        return self.game.story(before[seat], mover, move, self.information(seat).state)

    def twin(self) -> Play:
        """A game that goes on by itself from here."""
        other = object.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.state = twin(self.state)
        other.lines = list(self.lines)
        other.chance = twin(self.chance) if self.chance else None
        return other

    def let_chance_speak(self) -> None:
        """With a seed, chance draws until a seat must speak."""
        while self.chance and self.waits_for_chance:
            self.put_outcome(self.draw_outcome())

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise UnknownSeat("unknown-seat", seat=str(seat), seats=_seat_list(range(self.seats)))

    def _check_move(self, seat: int, move: str | int) -> int:
        self._check_seat(seat)
        if self.is_over:
            raise GameOver("game-over")
        if self.waits_for_chance:
            raise NotYourTurn("chance-first")
        if seat not in self.waiting:
            raise NotYourTurn("not-your-turn", seat=str(seat), waiting=_seat_list(self.waiting))
        number = move if isinstance(move, int) else self._parse_legal(seat, move)
        if number not in self.legal_numbers(seat):
            raise self._illegal(seat, move)
        return number

    def _parse_legal(self, seat: int, text: str) -> int:
        try:
            return self.game.parse_move(text)
        except PyriteError:
            raise self._illegal(seat, text) from None

    def _illegal(self, seat: int, move: str | int) -> IllegalMove:
        if isinstance(move, int):
            if move not in range(self.game.move_count):
                most = str(self.game.move_count - 1)
                return IllegalMove("bad-move-number", move=str(move), most=most)
            move = self.game.move_text(move)
        near = nearest(move, self.legal(seat))
        return IllegalMove("illegal-move", seat=str(seat), move=move, nearest=", ".join(near))


def nearest(text: str, moves: Sequence[str]) -> list[str]:
    """The few moves that look most like what was typed."""
    return difflib.get_close_matches(text, moves, NEAREST, 0) or list(moves[:NEAREST])


def _seat_list(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))


def result_lines(result: Result | None) -> list[Line]:
    """The three lines that end a finished game's record."""
    if result is None:
        return []
    return [
        Line("=", " ".join(map(str, result.scores))),
        Line("winners", " ".join(map(str, result.winners))),
        Line("reason", result.reason),
    ]


def view_of(information: Information, seats: int, result: Result | None) -> dict[str, Json]:
    """A game's view with what all games share around it."""
    game = information.game
    return {
        "id": game.id,
        "seats": seats,
        "viewer": information.seat,
        "waiting": list(seats_of(game.waiting(information.state))),
        **game.view(information.state),
        "result": None
        if result is None
        else {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "reason": result.reason,
        },
    }
