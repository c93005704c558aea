"""Memory fades with age, and what was forgotten stays forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from pyrite.core.chance import Chance
from pyrite.core.schema import pack
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.engine.player import Information
from pyrite.games.fool import GAME as FOOL
from pyrite.games.gold.box import UNKNOWN
from pyrite.players.memory import Forgetful
from pyrite.players.simple import Uniform
from tests.contract.walk import guess, observe, stream
from tests.games.gold.build import dealt, flip

SEED = seed_text("memory")


class Curious:
    """Keeps the information it chooses from, and takes the first move."""

    def __init__(self) -> None:
        self.seen: list[Information] = []

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        self.seen.append(information)
        return moves[0]


def mind(half_life: float = 6, seed: str = "a") -> Forgetful:
    """A memory of so many steps."""
    return Forgetful(Uniform(), half_life, seed)


def test_forgets__half_at_the_half_life_and_more_later() -> None:
    things = range(2000)
    for age, left in ((0, 1.0), (6, 0.5), (12, 0.25), (60, 0.001)):
        kept = sum(not mind().forgets(what, 3, age) for what in things) / len(things)
        assert kept == pytest.approx(left, abs=0.04)


def test_forgets__never_comes_back() -> None:
    for what in range(200):
        known = [mind().forgets(what, 5, age) for age in range(100)]
        assert known == sorted(known)


def test_forgets__each_sighting_and_each_player_in_its_own_way() -> None:
    def pattern(seed: str, when: int) -> list[bool]:
        return [mind(seed=seed).forgets(what, when, 6) for what in range(100)]

    assert len({tuple(pattern(seed, when)) for seed in "ab" for when in (1, 2)}) == 4


def test_gold__knows_less_and_less_of_what_lies_there() -> None:
    play = dealt(seats=2)
    memory = mind(half_life=4)
    forgotten: set[int] = set()
    before: list[int] = []
    pairs = ("a1", "b1"), ("c1", "d1"), ("e1", "f1"), ("g1", "h1"), ("a2", "b2"), ("c2", "d2")
    for pair in pairs * 2:
        faded = memory.faded(play.information(0)).state
        true = play.information(0).state
        gone = {
            place
            for place, face in enumerate(true.face)
            if face > 0 and faded.face[place] == UNKNOWN
        }
        again = {place for place in forgotten if true.last_seen[place] == before[place]}
        assert again <= gone
        forgotten, before = gone, list(true.last_seen)
        flip(play, *pair)
    assert forgotten


def test_gold__what_is_forgotten_counts_as_never_seen() -> None:
    """Poorer information is information of the same kind: guesses fit it, moves stay."""
    play = flip(dealt(seats=2), "a1", "b1", "c1", "d1", "e1", "f1")
    information = play.information(0)
    before = pack(information.state)
    faded = mind(half_life=0.01).faded(information)
    assert pack(information.state) == before
    o = faded.state
    assert sum(o.unseen) == o.lying - 1  # the card flipped last is known
    chance = stream("fade")
    for _ in range(20):
        s = guess(play.game, o, chance)
        assert pack(observe(play.game, s, 0)) == pack(o)


def test_gold__the_first_card_of_a_turn_lies_open_and_is_known() -> None:
    play = flip(dealt(seats=2), "a1")
    faded = mind(half_life=0.01).faded(play.information(0))
    assert faded.bytes == play.information(0).bytes


def test_player__chooses_from_what_is_left() -> None:
    play = flip(dealt(seats=2), "a1", "b1", "c1", "d1")
    inner = Curious()
    forgetful = replace(mind(half_life=0.01), player=inner)
    forgetful.choose(play.information(0), play.legal_numbers(0), fast_chance(SEED))
    assert inner.seen[0].state.face.count(UNKNOWN) == 63


def test_other_games__have_nothing_to_forget() -> None:
    information = start_play(FOOL, 4, seed=SEED).information(0)
    assert mind(0.01).faded(information) is information
