"""A game being played, checked at the door: every wrong call is a named error, nothing changes.

Works on the python backend; texts, views and records come from here.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pyrite.core.chance import Chance
from pyrite.core.errors import PyriteError
from pyrite.core.game import Event, Game, Json, Result, option_indices
from pyrite.core.law import CHANCE, CHANCE_MOVER, ONLOOKER
from pyrite.core.schema import copy, pack, twin, unpack
from pyrite.core.seeds import cipher_chance, seed_text
from pyrite.engine.errors import (
    GameOver,
    ImpossibleChance,
    NotYourTurn,
    UnknownOption,
    UnknownSeat,
    UnknownValue,
    WrongSeats,
)
from pyrite.engine.illegal import illegal_move
from pyrite.engine.player import Information, seats_of
from pyrite.engine.records.prelude import Prelude, dealt_anew
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.telling.views import own, view_of


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


class Step(NamedTuple):
    """One thing that happened: a seat's move, or an outcome of chance."""

    mover: int  # a seat, or CHANCE_MOVER
    move: int  # its number; of chance, the kind of its outcome
    text: str  # as the record says it

    @property
    def is_chance(self) -> bool:
        """Did no seat do this?"""
        return self.mover == CHANCE_MOVER


class Snapshot(NamedTuple):
    """A moment of a game, to come back to."""

    length: int  # lines written by then
    state: bytes
    drawn: tuple[int, ...]  # outcomes of chance by then, by kind


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
    play = new_play(game, seats, seed=seed, options=options, players=players)
    play.let_chance_speak()
    return play


def new_play(
    game: Game,
    seats: int,
    *,
    seed: str | None,
    options: Mapping[str, object] | None = None,
    players: Mapping[int, str] | None = None,
    prelude: Prelude | None = None,
) -> Play:
    """The same before chance has spoken: `Play.chance_steps` lets it, step by step."""
    check_seats(game, seats)
    chosen = check_options(game, seats, options or {})
    return Play(game, seats, chosen, seed and seed_text(seed), players or {}, prelude)


class Play:
    """One running or finished game."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: str | None,
        players: Mapping[int, str],
        prelude: Prelude | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed: str | None = None
        self.players = dict(players)
        self.prelude = prelude
        self.chance: Chance | None = None
        self.begin_again()
        if seed:
            self.give_seed(seed)

    def give_seed(self, seed: str) -> None:
        """From its first outcome on, or behind a prelude, chance is drawn from this seed."""
        self.seed = seed
        self.chance = None if self.prelude else cipher_chance(seed)

    def begin_again(self) -> None:
        """Nothing has happened, and chance says the same as before."""
        self.lines: list[Line] = []
        self.state: Any = self.game.state()
        self.game.begin(self.state, self.seats, option_indices(self.game, self.options))
        if self.seed:
            self.give_seed(self.seed)

    def _end_prelude(self) -> None:
        """Behind the last step that was taken over the game is its own."""
        if self.prelude is None or len(self.lines) != self.prelude.steps or not self.seed:
            return
        if self.prelude.guessed is not None:
            self.state = dealt_anew(self.information(self.prelude.guessed), self.seed)
        self.chance = cipher_chance(self.seed)

    def snapshot(self) -> Snapshot:
        """What is needed to come back to this moment."""
        drawn = tuple(self.chance.before) if self.chance else ()
        return Snapshot(len(self.lines), pack(self.state), drawn)

    def restore(self, moment: Snapshot) -> None:
        """Nothing that was written since has happened."""
        self.lines = self.lines[: moment.length]
        self.state = unpack(self.game.state, moment.state)
        if self.chance:
            self.chance.before[:] = moment.drawn

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
        return tuple(map(self.game.move_texts.__getitem__, self.legal_numbers(seat)))

    def legal_numbers(self, seat: int) -> list[int]:
        """The seat's legal moves as ascending numbers."""
        self._check_seat(seat)
        if seat not in self.waiting:
            return []
        moves = [0] * self.game.most_moves
        del moves[self.game.legal(self.state, seat, moves) :]
        return moves

    def move(self, seat: int, move: str | int) -> None:
        """The seat moves, by text or by number; chance then speaks as far as it must."""
        for _ in self.steps(seat, move):
            pass

    def steps(self, seat: int, move: str | int) -> Iterator[Step]:
        """The same, one step at a time: each is yielded after it has happened."""
        number = self.check_move(seat, move)
        return self._steps(seat, number)

    def _steps(self, seat: int, number: int) -> Iterator[Step]:
        yield self.make_move(seat, number)
        yield from self.chance_steps()

    def chance_steps(self) -> Iterator[Step]:
        """With a seed, chance draws until a seat must speak."""
        while self.chance and self.waits_for_chance:
            yield self.put_outcome(self.draw_outcome())

    def let_chance_speak(self) -> None:
        """Until a seat must speak, without looking at the steps."""
        for _ in self.chance_steps():
            pass

    def make_move(self, seat: int, number: int) -> Step:
        """A move known to be legal happens and is written down."""
        text = self.game.move_texts[number]
        self.lines.append(Line(str(seat), text))
        self.game.apply(self.state, seat, number)
        self._end_prelude()
        return Step(seat, number, text)

    def settle(self, text: str) -> Step:
        """Chance says this: only in a game whose outcomes are given by hand."""
        if not self.waits_for_chance:
            if self.is_over:
                raise GameOver("game-over")
            raise NotYourTurn("no-chance", waiting=_seat_list(self.waiting))
        outcome = self.game.parse_chance(text)
        if not self.is_possible(outcome):
            raise ImpossibleChance("impossible-chance", text=text)
        return self.put_outcome(outcome)

    def is_possible(self, outcome: Sequence[int]) -> bool:
        """Could chance say this now?"""
        if len(outcome) > self.game.longest_outcome:
            return False
        return bool(self.game.possible(self.state, list(outcome), len(outcome)))

    def put_outcome(self, outcome: list[int]) -> Step:
        """The outcome happens and is written down."""
        text = self.game.chance_text(outcome)
        self.lines.append(Line("*", text))
        self.game.settle(self.state, outcome, len(outcome))
        self._end_prelude()
        return Step(CHANCE_MOVER, outcome[0], text)

    def repeat(self, who: str, text: str) -> Step:
        """A step that was written down before happens again, as in a journal of our own."""
        if who != "*":
            return self.make_move(int(who), self.game.parse_move(text))
        outcome = self.game.parse_chance(text)
        if self.chance:
            self.chance.before[outcome[0]] += 1
        return self.put_outcome(outcome)

    def draw_outcome(self) -> list[int]:
        """What the seed gives here."""
        assert self.chance is not None
        outcome = [0] * self.game.longest_outcome
        del outcome[self.game.draw(self.state, self.chance, outcome) :]
        return outcome

    def information(self, seat: int, room: Any = None) -> Information:
        """What the seat, or an onlooker, may know; `room` is a state nobody needs any more."""
        if seat != ONLOOKER:
            self._check_seat(seat)
        out = self.game.state() if room is None else room
        self.game.observe(self.state, seat, out)
        return Information(self.game, seat, out)

    def view(self, seat: int) -> dict[str, Json]:
        """What the seat's screen shows: JSON values, yours to change."""
        view: dict[str, Json] = own(view_of(self.information(seat), self.seats, self.result))
        return view

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
            prelude=self.prelude,
            players=self.players,
            lines=[*self.lines, *result_lines(self.result)],
        )

    def tell(self, before: Information, step: Step) -> list[Event]:
        """What the last step meant to one viewer, given what they knew before it."""
        after = self.information(before.seat)
        return self.game.story(before.state, step.mover, step.move, after.state)

    def twin(self) -> Play:
        """A game that goes on by itself from here."""
        other = self.branch()
        other.lines, other.prelude = list(self.lines), self.prelude
        return other

    def branch(self, room: Any = None) -> Play:
        """The same without what was written: to see what would be, in long games too.

        `room` is a state nobody needs any more.
        """
        other = object.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.state = self.game.state() if room is None else room
        copy(other.state, self.state)
        other.lines, other.prelude = [], None
        other.chance = twin(self.chance) if self.chance else None
        return other

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise UnknownSeat("unknown-seat", seat=str(seat), seats=_seat_list(range(self.seats)))

    def check_move(self, seat: int, move: str | int) -> int:
        """The number of a legal move; else a named error, and nothing has changed."""
        self._check_seat(seat)
        waiting = self.game.waiting(self.state)
        if not waiting:
            raise GameOver("game-over")
        if waiting == CHANCE:
            raise NotYourTurn("chance-first")
        if not waiting >> seat & 1:
            raise NotYourTurn("not-your-turn", seat=str(seat), waiting=_seat_list(self.waiting))
        number = move if isinstance(move, int) else self._parse_legal(seat, move)
        legal = self.legal_numbers(seat)
        if number not in legal:
            raise illegal_move(self.game, seat, move, legal)
        return number

    def _parse_legal(self, seat: int, text: str) -> int:
        try:
            return self.game.parse_move(text)
        except PyriteError:
            raise illegal_move(self.game, seat, text, self.legal_numbers(seat)) from None


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
