"""What the bench of reviews counts and tells."""

from __future__ import annotations

import pytest

from bench.review import modes
from bench.review.bench import asked_of, make_parser
from bench.review.modes import MODES, Asked, cup_of, gap, losses, told
from pyrite.arena.intervals import share_of
from pyrite.arena.tournament.deal import play_block
from pyrite.core.errors import PyriteError
from pyrite.players.review.review import Review, review_record
from tests.players.review.build import finished

ASKED = Asked("strength", "gold", 2, ("uniform", "greedy"), 2, 2)


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews on the python backend, of two iterations whatever is asked for."""

    def reviewed(record: object, _: int) -> tuple[Review, float]:
        review = review_record(finished("gold"), (0, 1), iterations=2, backend="python")
        return review, 1.5

    monkeypatch.setattr(modes, "played", lambda *about: None)
    monkeypatch.setattr(modes, "reviewed", reviewed)


def test_counts__losses_by_seat_and_a_ledger_without_a_gap() -> None:
    review = review_record(finished("gold"), (0, 1), iterations=2, backend="python")
    assert gap(review) < 1e-9
    found = losses(review)
    assert sum(found) == pytest.approx(sum(one.loss.mean for one in review.decisions.values()))
    assert len(found) == 2


@pytest.mark.usefixtures("plainly")
@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("strength", ("difference", "uniform lost more in", "1.5 s each")),
        ("grades", ("uniform: gold", "greedy: gold", "in 2 games")),
        ("stability", ("100.0%", "5,000 iterations: 1.5 s a game", "gold → gold")),
    ],
)
def test_modes__measure_and_tell(
    mode: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    measure, tell = MODES[mode]
    tell(ASKED, [measure(ASKED, number) for number in range(2)])
    printed = capsys.readouterr().out
    assert all(word in printed for word in words)


def test_luck__with_and_without_turning(capsys: pytest.CaptureFixture[str]) -> None:
    asked = Asked("luck", "gold", 2, ("uniform", "greedy"), 4, 1)
    _, tell = MODES["luck"]
    rows = [[one.row() for one in play_block(cup_of(asked), deal, "python")] for deal in (0, 1)]
    tell(asked, rows)
    printed = capsys.readouterr().out
    assert "mean luck by rollouts" in printed
    assert "greedy: plain" in printed
    with pytest.raises(SystemExit):
        tell(asked, rows[:1])


def test_told__one_game_has_no_interval() -> None:
    assert told(share_of([0.5])) == "+0.5000 ± –"
    assert told(share_of([0.0, 1.0])) == "+0.5000 ± 0.9800"


def asked(*said: str) -> Asked:
    """As the command line says."""
    return asked_of(make_parser().parse_args(said))


def test_asked__rollouts_for_luck_iterations_for_the_rest() -> None:
    fool = asked("luck", "fool", "--option", "rounds=single", "--seats", "5")
    assert (fool.iterations, fool.seats, fool.options) == (200, 5, (("rounds", "single"),))
    assert fool.title == "luck fool, 5 seats, rounds=single, normal,expert, 200 iterations"
    assert asked("strength", "gold").iterations == 1000


@pytest.mark.parametrize(
    "wrong",
    [("strength", "chess"), ("luck", "gold", "--seats", "9"), ("luck", "gold", "--option", "a=b")],
)
def test_asked__of_another_game_or_table_is_refused(wrong: tuple[str, ...]) -> None:
    with pytest.raises(PyriteError):
        asked(*wrong)
