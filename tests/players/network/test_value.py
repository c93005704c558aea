"""What a network thinks of positions: exact where they are still, a mean before chance speaks."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from pyrite.core.chance import Chance
from pyrite.core.law import CHANCE
from pyrite.core.schema import twin
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import find_game
from pyrite.players.network.network import network_in_use
from pyrite.players.network.value import Worths
from pyrite.players.review.valuing import Chances
from pyrite.players.review.walk import walk
from tests.players.review.build import VARIANTS, begun, finished, play_on

SEED = seed_text("worths")
LEARNED = ("fool", "fools-gold", "end-of-the-trail")


def means(chances: Chances) -> list[float]:
    """Without their errors."""
    return [one.mean for one in chances]


def wanted(play: Play) -> list[float]:
    """What the network says of every seat's information, as parts of one victory."""
    network = network_in_use(play.game)
    worths = [network.worth(play.information(seat)) for seat in range(play.seats)]
    return [one / sum(worths) for one in worths]


@pytest.mark.parametrize("id", LEARNED)
def test_a_still_position__is_what_the_network_says(id: str) -> None:
    """From the true state, and yet of what each seat may know."""
    play = play_on(begun(id), lambda play: len(play.lines) > 20)
    found = Worths(play.game, play.seats, "python").state_chances(play.state, SEED, 9)
    assert means(found) == pytest.approx(wanted(play))


def test_the_end__is_the_result() -> None:
    walked = walk(finished("fool"), ())
    found = Worths(walked.game, walked.seats, "python").state_chances(
        walked.positions[-1].state, SEED, 9
    )
    winners = walked.result.winners
    assert means(found) == [(seat in winners) / len(winners) for seat in range(walked.seats)]


def test_before_chance__is_the_mean_of_fresh_draws() -> None:
    """Draw by draw from the same stream, each looked at by itself."""
    game, seats = find_game("fool"), 4
    worths = Worths(game, seats, "python")
    before = walk(finished("fool"), ()).positions[0].state
    chance, looks = fast_chance(SEED), []
    for _ in range(3):
        state = drawn(before, chance)
        looks.append(means(worths.state_chances(state, SEED, 1)))
    found = worths.state_chances(before, SEED, 3)
    assert means(found) == pytest.approx([fmean(seat) for seat in zip(*looks, strict=True)])
    assert looks[0] != looks[1]


def drawn(before: Any, chance: Chance) -> Any:
    """A copy in which chance has spoken until a seat must."""
    game, state = find_game("fool"), twin(before)
    outcome = [0] * game.longest_outcome
    while game.waiting(state) == CHANCE:
        game.settle(state, outcome, game.draw(state, chance, outcome))
    return state


def test_alone__the_worth_stays_a_chance_to_win() -> None:
    """One seat of two sides that nobody plays: it may lose."""
    play = play_on(alone(), lambda play: len(play.lines) > 5)
    found = Worths(play.game, 1, "python").state_chances(play.state, SEED, 1)
    assert means(found) == [network_in_use(play.game).worth(play.information(0))]


def alone() -> Play:
    """Against the Argonauts."""

    return start_play(find_game("end-of-the-trail"), 1, seed=SEED)


def test_a_move__is_looked_at_on_guesses() -> None:
    play = play_on(begun("fool"), lambda play: len(play.lines) > 20 and len(play.legal(0)) > 1)
    moves = play.legal_numbers(0)[:2]
    worths = Worths(play.game, play.seats, "python")
    arms = worths.compare(play.information(0), moves, SEED, 3)
    assert [arm.move for arm in arms] == list(moves)
    assert all(sum(means(arm.chances)) == pytest.approx(1) for arm in arms)


@pytest.mark.slow
@pytest.mark.parametrize("id", LEARNED)
def test_backends__agree_to_the_last_digit(id: str) -> None:
    first = walk(finished(id), ()).positions[0].state
    seats, _ = VARIANTS[id]
    python, native = (
        Worths(find_game(id), seats, backend).state_chances(first, SEED, 20)
        for backend in ("python", "native")
    )
    assert python == native
