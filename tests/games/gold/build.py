"""Words for building positions of Gold, and what only Gold can tell the contract."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from pyrite.core.schema import pack, twin
from pyrite.engine.play import Play
from pyrite.games.gold import GAME
from pyrite.games.gold.box import (
    FACE_COUNT,
    FACE_OF_TEXT,
    FACES,
    FIRST_MINER,
    GONE,
    OWNER,
    PLACES,
    STRENGTHS,
)
from pyrite.games.gold.moves import DEAL_OUTCOME, PLACE_OF_TEXT, START_OUTCOME
from pyrite.games.gold.rules import count_cards, take_out
from pyrite.games.gold.state import State

GOLDENS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"games": "match", "memory_aid": "on"}),
    (3, {"layout": "grid", "start": "2"}),
)
"""Variants with golden files, beside the default of every seat count."""


def new_game(
    options: Mapping[str, str] | None = None, *, seats: int = 4, start: int = 0, games: str = "1"
) -> Play:
    """A game whose chance is told by hand; the start seat is fixed."""
    chosen = {"games": games, "start": str(start), **(options or {})}
    return Play(GAME, seats, chosen, None, {})


def deal(**cards: str) -> list[int]:
    """A deal with these cards at these places, the rest of the box in order."""
    rest = Counter({face: FACE_COUNT[face] for face in range(FACES)})
    fixed = {PLACE_OF_TEXT[place]: FACE_OF_TEXT[text] for place, text in cards.items()}
    rest.subtract(fixed.values())
    others = list(rest.elements())
    faces = [fixed[place] if place in fixed else others.pop(0) for place in range(PLACES)]
    return [DEAL_OUTCOME, *faces]


def dealt(
    cards: Mapping[str, str] | None = None,
    /,
    *,
    seats: int = 4,
    start: int = 0,
    options: Mapping[str, str] | None = None,
    **more_cards: str,
) -> Play:
    """A game with the cards dealt as named."""
    play = new_game(options, seats=seats, start=start)
    play.put_outcome(deal(**(cards or {}), **more_cards))
    return play


def only(play: Play, *places: str) -> Play:
    """Take every card away but those at these places, as if they had been seen and removed."""
    s = play.state
    for place in range(PLACES):
        if s.face[place] != GONE and place not in {PLACE_OF_TEXT[p] for p in places}:
            s.unseen[s.face[place]] -= s.last_seen[place] == 0
            take_out(s.places, s.lying, place)
            count_cards(s, s.face[place], -1)
            s.face[place] = GONE
    return play


def flip(play: Play, *places: str) -> Play:
    """The active seats flip these cards, one after the other."""
    for place in places:
        play.move(play.waiting[0], f"flip {place}")
    return play


def lies(play: Play, place: str) -> bool:
    """Is there still a card at this place?"""
    return bool(play.state.face[PLACE_OF_TEXT[place]] != GONE)


def nuggets(play: Play) -> list[int]:
    """Nuggets won in this game by seat."""
    return [play.state.players[seat].nuggets for seat in range(play.seats)]


def turned_outcome(outcome: Sequence[int], seats: int) -> list[int]:
    """The outcome with every seat, and its colours, one further."""
    if outcome[0] == START_OUTCOME:
        return [START_OUTCOME, (outcome[1] + 1) % seats]
    return [DEAL_OUTCOME, *(turned_face(face, seats) for face in outcome[1:])]


def turned_face(face: int, seats: int) -> int:
    """The same miner in the colour of the next seat; with two seats each has two colours."""
    if face < FIRST_MINER:
        return face
    colour, strength = divmod(face - FIRST_MINER, STRENGTHS)
    owner = OWNER[seats][colour]
    if owner >= 0:
        mine = [c for c in range(5) if OWNER[seats][c] == owner]
        theirs = [c for c in range(5) if OWNER[seats][c] == (owner + 1) % seats]
        colour = theirs[mine.index(colour)]
    return FIRST_MINER + colour * STRENGTHS + strength


def turned_move(move: int, seats: int) -> int:
    """Places do not turn."""
    return move


def tiny_positions() -> Iterator[tuple[str, State, int, set[bytes]]]:
    """Positions with few unseen cards, and every state that fits what a seat knows of them."""
    play = flip(dealt(a1="g1", b1="r2", c1="x", d1="b2", e1="g2"), "e1", "b1")
    few = only(play, "a1", "b1", "c1", "d1", "e1").state
    yield "three unseen", few, 0, set(permuted(few, ("a1", "c1", "d1")))
    yield "onlooker", few, -1, set(permuted(few, ("a1", "c1", "d1")))
    seen = only(flip(dealt(a1="g1", b1="g2"), "a1", "b1"), "a1", "b1").state
    yield "nothing unseen", seen, 1, {pack(seen)}


def permuted(s: State, places: tuple[str, ...]) -> Iterator[bytes]:
    """The state with these cards in every order."""
    numbers = [PLACE_OF_TEXT[place] for place in places]
    for faces in itertools.permutations([s.face[number] for number in numbers]):
        other = twin(s)
        for number, face in zip(numbers, faces, strict=True):
            other.face[number] = face
        yield pack(other)
