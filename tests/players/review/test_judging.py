"""A decision is judged by what its seat knew: good moves, blunders, and no choice at all."""

from __future__ import annotations

import pytest

from pyrite.core.backends.backend import plain
from pyrite.core.schema import twin
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import Play
from pyrite.engine.player import Information
from pyrite.games.gold import GAME
from pyrite.players.review.grades import ChoiceKind, Grade, grade_of, is_sure
from pyrite.players.review.judging import Decision, candidates, judge
from pyrite.players.review.valuing import Estimate, Valuer
from tests.games.gold.build import dealt, flip, only
from tests.players.review.build import VARIANTS, begun, play_on

ITERATIONS = 60


def rich_find() -> Play:
    """Seat 0 has turned up its own strong miner and knows where four, two and one nuggets lie."""
    play = dealt(a1="g4", b1="g1", c1="g2", d1="g3", e1="r5", f1="b2", seats=2)
    flip(play, "a1", "b1", "c1", "d1")
    return flip(only(play, "a1", "b1", "c1", "e1", "f1"), "e1")


def judged(play: Play, text: str, iterations: int = ITERATIONS) -> Decision:
    """The move that seat 0 would make, judged."""
    valuer = Valuer(play.game, play.seats, "python")
    made = play.game.parse_move(text)
    return judge(valuer, play.information(0), play.legal_numbers(0), made, iterations)


def test_the_best_move__is_gold() -> None:
    decision = judged(rich_find(), "flip a1")
    assert decision.grade is Grade.GOLD
    assert decision.loss.mean <= 0
    assert GAME.move_text(decision.best) == "flip a1"


def test_a_blunder__is_dynamite() -> None:
    """The only miner fetches one nugget instead of four."""
    decision = judged(rich_find(), "flip b1")
    assert decision.grade is Grade.DYNAMITE
    assert GAME.move_text(decision.best) == "flip a1"
    assert decision.gain[0].mean < 0 < decision.gain[1].mean


def test_moves__the_best_first_with_chance_and_score() -> None:
    decision = judged(rich_find(), "flip b1")
    first = decision.moves[0]
    assert (first.move, first.games) == (decision.best, ITERATIONS)
    made = next(one for one in decision.moves if one.move == decision.made)
    assert first.win.mean - made.win.mean == pytest.approx(decision.loss.mean)
    assert first.score.mean > made.score.mean


def test_a_forced_move__is_gold_without_a_rollout() -> None:
    play = rich_find()
    information = play.information(0)
    valuer = Valuer(GAME, 2, "python")
    decision = judge(valuer, information, [1], 1, iterations=10**9)
    assert (decision.grade, decision.is_forced, decision.loss.mean) == (Grade.GOLD, True, 0)


def test_unseen_cards__are_one_candidate() -> None:
    """Which of the cards that nobody has seen is flipped is no mistake."""
    play = dealt(seats=2)
    information = play.information(0)
    made = GAME.parse_move("flip c3")
    assert candidates(information, play.legal_numbers(0), made) == [made]
    decision = judged(play, "flip c3", 2)
    assert (decision.best, decision.grade) == (made, Grade.GOLD)
    assert all(one == Estimate(0, 0) for one in decision.gain)


@pytest.mark.parametrize(
    ("mean", "error", "grade"),
    [
        (-0.05, 0.01, Grade.GOLD),
        (0.02, 0.001, Grade.PYRITE),
        (0.02, 0.01, Grade.GOLD),
        (0.05, 0.03, Grade.FAIR),
        (0.05, 0.01, Grade.PYRITE),
        (0.4, 0.3, Grade.FAIR),
        (0.1, 0.01, Grade.DYNAMITE),
    ],
)
def test_grades__below_fair_only_where_the_loss_is_sure(
    mean: float, error: float, grade: Grade
) -> None:
    assert grade_of(Estimate(mean, error)) is grade


@pytest.mark.parametrize("id", VARIANTS)
def test_judging__another_truth_behind_the_same_information_changes_nothing(id: str) -> None:
    play = play_on(begun(id), lambda play: len(play.lines) > 40 and len(play.legal(0)) > 1)
    seat = 0
    before = play.information(seat)
    other = play.twin()
    chance = fast_chance(seed_text("another truth"))
    plain(play.game).entry(play.game.guess)(before.state, chance, other.state)
    moves = play.legal_numbers(seat)
    valuer = Valuer(play.game, play.seats, "python")
    both = [
        judge(valuer, one.information(seat), moves, moves[-1], iterations=3)
        for one in (play, other)
    ]
    assert both[0] == both[1]


def test_judging__takes_nothing_from_the_true_state() -> None:
    """What is handed in is information alone: even the state it was made from may vanish."""
    play = rich_find()
    information = play.information(0)
    kept = Information(GAME, 0, twin(information.state))
    play.state.face[0] = 0
    valuer = Valuer(GAME, 2, "python")
    known = Information(GAME, 0, information.state)
    assert judge(valuer, known, [0, 1, 2, 5], 1, 5) == judge(valuer, kept, [0, 1, 2, 5], 1, 5)


def test_choices__one_move_or_one_kind_is_no_real_decision() -> None:
    play = rich_find()
    made = GAME.parse_move("flip b1")
    alone = judge(Valuer(GAME, 2, "python"), play.information(0), [made], made, 3)
    unseen = judged(dealt(seats=2), "flip c3", 2)
    assert (alone.choice, unseen.choice) == (ChoiceKind.FORCED, ChoiceKind.EQUAL)
    assert judged(play, "flip b1").choice is ChoiceKind.REAL


def test_choices__where_nothing_can_be_won_any_more_moves_are_equal() -> None:
    """The last two nuggets decide nothing: seat 1 is far ahead."""
    play = rich_find()
    play.state.players[1].nuggets = 60
    decision = judged(play, "flip b1")
    assert (decision.choice, decision.grade) == (ChoiceKind.EQUAL, Grade.GOLD)


def test_a_loss__is_told_in_points_too() -> None:
    decision = judged(rich_find(), "flip b1")
    best, made = (
        next(one for one in decision.moves if one.move == move)
        for move in (decision.best, decision.made)
    )
    assert decision.points.mean == pytest.approx(best.score.mean - made.score.mean)
    assert decision.points.mean > 2 * decision.points.error > 0


@pytest.mark.parametrize(
    ("mean", "error", "sure"),
    [(0.0, 0.01, True), (0.0, 0.02, False), (0.3, 0.05, True), (0.06, 0.01, False)],
)
def test_looks__end_where_no_other_grade_is_likely(mean: float, error: float, sure: bool) -> None:
    assert is_sure(Estimate(mean, error)) is sure
