"""Words for building positions of Fool's Gold, and what only it can tell the contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pyrite.core.schema import pack
from pyrite.engine.play import Play
from pyrite.games.fools_gold import GAME
from pyrite.games.fools_gold.box import CARD_TEXTS, MINE_NAMES, MINES, SPACES
from pyrite.games.fools_gold.mining import next_mine
from pyrite.games.fools_gold.moves import START_OUTCOME
from pyrite.games.fools_gold.prospecting import lay_die
from pyrite.games.fools_gold.state import Mine, Player, State

GOLDENS: tuple[tuple[int, dict[str, str]], ...] = ((3, {"screens": "open", "start": "2"}),)
"""Variants with golden files, beside the default of every seat count."""

EVERYWHERE = "1 1 2 2 3 3 4 4 5 5"
"""A roll with two dice at every mine and none in the camp."""


def new_game(*, seats: int = 3, start: int = 0, **options: str) -> Play:
    """A game whose chance is told by hand; the start seat is fixed."""
    return Play(GAME, seats, {"start": str(start), **options}, None, {})


def rolled(dice: str = EVERYWHERE, *, seats: int = 3, start: int = 0, **options: str) -> Play:
    """A game after its first roll."""
    play = new_game(seats=seats, start=start, **options)
    play.settle(f"dice {dice}")
    return play


def do(play: Play, *steps: str) -> Play:
    """Whoever is asked does this; what begins with `*` chance says."""
    for step in steps:
        if step.startswith("* "):
            play.settle(step[2:])
        else:
            play.move(play.waiting[0], step)
    return play


def working(
    name: str,
    *,
    dice: int,
    miners: Mapping[int, int],
    reserve: Mapping[int, int] | None = None,
    seats: int = 3,
) -> Play:
    """The mining phase begins at this mine, the only one with miners (space: seat) on its path.

    What every seat has behind its screen does not matter here and stays as at the start.
    """
    play = new_game(seats=seats)
    mine = mine_of(play, name)
    for space, seat in miners.items():
        mine.standing[seat] |= 1 << space
        play.state.empty ^= 1 << SPACES * MINE_NAMES.index(name) + space
    for seat, count in (reserve or {}).items():
        mine.reserve[seat] = count
    for _ in range(dice):
        lay_die(play.state, MINE_NAMES.index(name))
    for seat in range(seats):
        play.state.players[seat].passed = 1
    play.state.passed = seats
    next_mine(play.state)
    return play


def mine_of(play: Play, name: str) -> Mine:
    """A mine by its name."""
    mine: Mine = play.state.mines[MINE_NAMES.index(name)]
    return mine


def player(play: Play, seat: int) -> Player:
    """What a seat has."""
    one: Player = play.state.players[seat]
    return one


def open_cards(play: Play) -> str:
    """The open cards, in the order 1-5 g s f a."""
    return " ".join(play.view(-1)["open"])


def path(play: Play, name: str) -> list[str]:
    """What the spaces of a mine hold."""
    spaces: list[str] = play.view(-1)["mines"][MINE_NAMES.index(name)]["path"]
    return spaces


def is_die_at(play: Play, name: str) -> list[int]:
    """The spaces with a die."""
    return [space for space in range(SPACES) if path(play, name)[space] == "die"]


def deck(play: Play, name: str) -> dict[str, int]:
    """The cards of a mine that can still be turned over."""
    return dict(zip(CARD_TEXTS, mine_of(play, name).deck, strict=True))


def give(play: Play, seat: int, *gold: int, gems: int = 0) -> None:
    """Let the seat have these nuggets by mine and gems of the first mines."""
    one = player(play, seat)
    one.gold[:] = gold
    one.gems[:] = [int(m < gems) for m in range(MINES)]


def rich(play: Play) -> Play:
    """Everybody has coins for anything."""
    for seat in range(play.seats):
        player(play, seat).coins = 40
    return play


def play_year(play: Play) -> Play:
    """Everybody passes at once and puts all miners in reserve: a year without mining."""
    year = play.state.year
    while play.state.year == year and not play.is_over:
        if play.waits_for_chance:
            play.settle(f"dice {EVERYWHERE}")
        else:
            seat = play.waiting[0]
            play.move(seat, play.legal_numbers(seat)[-1])
    return play


def turned_outcome(outcome: Sequence[int], seats: int) -> list[int]:
    """The start seat one further; dice and cards do not turn."""
    if outcome[0] == START_OUTCOME:
        return [START_OUTCOME, (outcome[1] + 1) % seats]
    return list(outcome)


def turned_move(move: int, seats: int) -> int:
    """Moves name no seat."""
    return move


def tiny_positions() -> Iterator[tuple[str, State, int, set[bytes]]]:
    """Nothing is hidden, so exactly one state fits (FG8.1)."""
    prospecting = do(rolled(), "place river 3", "pass")
    yield "prospecting", prospecting.state, 1, {pack(prospecting.state)}
    mining = do(working("lake", dice=2, miners={3: 0, 4: 1}), "* reveal lake 3 g s a", "* alarm 3")
    yield "mining", mining.state, 2, {pack(mining.state)}
    yield "onlooker", mining.state, -1, {pack(mining.state)}
