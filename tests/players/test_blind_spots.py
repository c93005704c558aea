"""Who overlooks misses moves that are not obvious, and never the obvious one."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.core.chance import Chance
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.engine.player import Information
from pyrite.games.fools_gold import GAME
from pyrite.players.blind_spots import Overlooking
from pyrite.players.greedy import weights_of
from pyrite.players.uniform import Uniform

SEED = seed_text("overlooking")


def asked() -> tuple[Information, list[int]]:
    """A first decision with many moves."""
    play = start_play(GAME, 3, seed=SEED)
    (seat,) = play.waiting
    return play.information(seat), play.legal_numbers(seat)


def seen(share: float, chance: Chance) -> Sequence[int]:
    """What somebody sees who misses that share."""
    return Overlooking(Uniform(), share).seen(*asked(), chance)


def test_nothing_is_overlooked__by_who_misses_nothing() -> None:
    assert list(seen(0.0, fast_chance(SEED))) == asked()[1]


def test_the_obvious_move__is_seen_even_by_who_misses_all_else() -> None:
    information, moves = asked()
    weights = weights_of(information, moves)
    best = [move for move, w in zip(moves, weights, strict=True) if w == max(weights)]
    assert list(seen(1.0, fast_chance(SEED))) == best


def test_some_moves__are_missed_now_and_seen_then() -> None:
    chance = fast_chance(SEED)
    found = [len(seen(0.5, chance)) for _ in range(200)]
    assert len(set(found)) > 1
    assert abs(sum(found) / len(found) / len(asked()[1]) - 0.5) < 0.1


def test_a_choice__is_one_of_the_moves_seen() -> None:
    information, moves = asked()
    choice = Overlooking(Uniform(), 1.0).choose(information, moves, fast_chance(SEED))
    assert choice in seen(1.0, fast_chance(SEED))
