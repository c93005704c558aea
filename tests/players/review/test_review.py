"""Whole reviews of small games."""

from __future__ import annotations

import json
from itertools import count

import pytest

from bench.review.recount import wrong_reasons
from pyrite.engine.errors import WrongRecord
from pyrite.engine.play import start_play
from pyrite.engine.records.record import GameRecord, parse_record
from pyrite.engine.records.replay import open_record
from pyrite.engine.registry import find_game
from pyrite.games.gold import GAME
from pyrite.players.errors import ReviewError
from pyrite.players.review.data import review_data
from pyrite.players.review.grades import Grade
from pyrite.players.review.judging import Decision
from pyrite.players.review.parts import parts_of
from pyrite.players.review.review import (
    Measuring,
    Review,
    review_record,
    reviewed_seats,
    settle_what_is_plain,
)
from pyrite.players.review.walk import walk
from tests.players.review.build import VARIANTS, begun, finished, play_on


def review(record: GameRecord, *seats: int, iterations: int = 1) -> Review:
    return review_record(record, seats, iterations=iterations, backend="python")


@pytest.mark.parametrize(
    "id",
    ["gold", "fool", "end-of-the-trail", pytest.param("fools-gold", marks=pytest.mark.slow)],
)
def test_ledger__adds_up_and_nothing_is_left_open(id: str) -> None:
    found = review(finished(id), 0)
    assert found.is_whole
    assert len(found.accounts) == found.walk.seats
    for one in found.accounts:
        parts = one.luck.mean + one.own.mean + one.others.mean
        assert one.opening.mean + parts == pytest.approx(one.final)
        assert one.open.mean == 0
    shares = sum(one.final for one in found.accounts)
    assert shares == pytest.approx(1)


@pytest.mark.parametrize("id", VARIANTS)
def test_forced_moves__are_gold(id: str) -> None:
    record = finished(id)
    walked = walk(record, ())
    alone = [step for step, one in enumerate(walked.positions) if one.asked and one.asked.is_forced]
    measuring = Measuring(Review(walked, (), 1), "python")
    assert alone
    for step in alone:
        measuring.judge(step)
        assert measuring.found.decisions[step].grade is Grade.GOLD


def test_forced_moves__leave_the_chances_as_they_were() -> None:
    """Rollouts make a forced move anyway: the position after it is not measured again."""
    review = review_record(finished("fool"), (), iterations=2, backend="python")
    places = review.walk.positions
    forced = [n for n, one in enumerate(places[:-1]) if one.asked and one.asked.is_forced]
    assert forced
    assert all(review.truth[n] is review.truth[n - 1] for n in forced)
    assert review.has_ledger


def test_open_games__decisions_are_what_the_truth_says() -> None:
    """In Fool's Gold nobody hides anything: nothing is revealed, both lines are one."""
    record = finished("fools-gold")
    walked = walk(record, (0,))
    assert all(one.asked is None or one.known for one in walked.positions if one.is_still)
    found = Review(walked, (0,), 1)
    settle_what_is_plain(found)
    decisions = [step for step, one in enumerate(walked.positions) if one.asked]
    assert found.gains == dict.fromkeys(decisions)


def test_interrupted__what_is_done_is_kept() -> None:
    asked = count()

    def stop(done: int, total: int) -> None:
        if next(asked) == 20:
            raise KeyboardInterrupt

    found = review_record(finished("gold"), (0,), iterations=1, backend="python", progress=stop)
    assert not found.is_whole
    assert found.done == 21
    assert found.decisions
    data = review_data(found)
    assert data["done"] < 1
    assert not data["accounts"]
    assert not data["ledger"]


def test_threads__change_nothing() -> None:
    one, two = (
        review_record(finished("gold"), (0,), iterations=1, backend="python", threads=n)
        for n in (1, 2)
    )
    assert review_data(one) == review_data(two)


def test_unfinished__is_refused_in_one_line() -> None:
    with pytest.raises(ReviewError) as caught:
        review(begun("gold").game_record(), 0)
    assert "\n" not in str(caught.value)


def test_wrong__is_refused() -> None:
    text = finished("gold").text().replace("flip", "flap")
    with pytest.raises(WrongRecord):
        review(parse_record(text), 0)


def test_seats__people_everybody_or_one() -> None:
    record = finished("gold")
    record = GameRecord(record.game, record.rules, 2, players={0: "Ada", 1: "bot easy"})
    assert reviewed_seats(record) == (0,)
    assert reviewed_seats(record, everybody=True) == (0, 1)
    assert reviewed_seats(record, 1) == (1,)
    record.players[0] = "bot hard"
    with pytest.raises(ReviewError):
        reviewed_seats(record)


def test_data__is_json_and_covers_every_step() -> None:
    record = finished("gold")
    found = review(record, 0)
    data = json.loads(json.dumps(review_data(found)))
    assert data["done"] == 1
    assert len(data["places"]) == 1 + sum(line.who in "*01" for line in record.lines)
    assert data["places"][-1]["chances"][0][0] in (0, 0.5, 1)
    assert all(set(place["known"]) == {"0"} for place in data["places"])
    assert {one["seat"] for one in data["decisions"]} == {0}
    assert len(data["moments"]) <= 3
    made = data["decisions"][0]["made"]
    assert data["texts"]["en"][made] == made
    assert data["texts"]["ja"][made] == f"{made.removeprefix('flip ')} をめくる"


def swapped_truth() -> tuple[GameRecord, GameRecord, int]:
    """Two games of Gold that differ only in two cards nobody saw before a step of both."""
    record = finished("gold")
    flips = [line.text.split()[1] for line in record.lines if line.who.isdigit()]
    first = {place: flips.index(place) for place in flips}
    late = sorted(first, key=first.__getitem__)[-2:]
    deal = next(line for line in record.lines if line.text.startswith("deal"))
    cards = deal.text.split()
    x, y = (1 + GAME.parse_move(f"flip {place}") for place in late)
    cards[x], cards[y] = cards[y], cards[x]
    play = open_record(GameRecord("gold", 1, 2))
    until = first[late[0]]
    moves = [line for line in record.lines if line.who.isdigit()][:until]
    for line in record.lines[:2]:
        play.repeat("*", " ".join(cards) if line is deal else line.text)
    for line in moves:
        play.repeat(line.who, line.text)
    return record, play_on(play).game_record(), 2 + until


def test_information_only__two_truths_one_judgement() -> None:
    """All decisions up to the step where the two games begin to look different."""
    one, other, until = swapped_truth()
    assert [*map(str, one.lines[:2])] != [*map(str, other.lines[:2])]
    found: list[dict[int, Decision]] = []
    for record in (one, other):
        measuring = Measuring(Review(walk(record, (0, 1)), (0, 1), 2), "python")
        for step in range(until - 12, until + 1):
            measuring.judge(step)
        found.append(measuring.found.decisions)
    assert found[0] == found[1]


BLUNDERS = {  # seed, lines before it, the bad move, what was better
    "gold": ("blunder 18", 80, "flip a2", None),
    "fool": ("blunder 23", 36, "play g3", "play r4"),
    "fools-gold": ("blunder 5", 281, "gold 1", "gold 2"),
    "end-of-the-trail": ("blunder 20", 66, "stake a4 tent", "use Kc b1"),
}


def planted_blunder(id: str) -> tuple[GameRecord, int]:
    """Near the end a move that wins is replaced by one that loses, and it is played on."""
    seed, lines, move, _ = BLUNDERS[id]
    seats, options = VARIANTS[id]
    play = start_play(find_game(id), seats, seed=seed, options=options)
    play_on(play, lambda play: len(play.lines) == lines)
    play.move(play.waiting[0], move)
    return play_on(play).game_record(), lines + 1


@pytest.mark.parametrize("id", BLUNDERS)
def test_a_planted_blunder__is_dynamite(id: str) -> None:
    record, step = planted_blunder(id)
    measuring = Measuring(Review(walk(record, ()), (), 80), "python")
    measuring.judge(step)
    decision = measuring.found.decisions[step]
    _, _, move, better = BLUNDERS[id]
    told = find_game(id).move_text
    assert told(decision.made) == move
    assert decision.grade is Grade.DYNAMITE
    assert better in (None, told(decision.best))


REASONS = {
    "gold": "gold out before the next turn",
    "fool": "befooled in this trick",
    "fools-gold": "nuggets",
    "end-of-the-trail": "best hand and the final claim",
}


@pytest.mark.parametrize("id", BLUNDERS)
def test_a_planted_blunder__has_a_reason_that_holds(id: str) -> None:
    """Counted again by the engine, from the record and the seed of what the seat knew."""
    record, step = planted_blunder(id)
    measuring = Measuring(Review(walk(record, ()), (), 80), "python")
    measuring.judge(step)
    measuring.explain(0)
    data = review_data(measuring.found)
    (decision,) = data["decisions"]
    assert REASONS[id] in decision["reason"]["text"]["en"].lower()
    assert decision["reason"]["explained"][0] >= 0.5
    assert wrong_reasons(record, data) == []


def test_a_wrong_reason__is_found_out() -> None:
    record, step = planted_blunder("gold")
    measuring = Measuring(Review(walk(record, ()), (), 80), "python")
    measuring.judge(step)
    measuring.explain(0)
    data = review_data(measuring.found)
    data["decisions"][0]["reason"]["facts"][0]["best"] += 1
    assert len(wrong_reasons(record, data)) >= 1


def test_parts__cover_every_step_once() -> None:
    found = Review(walk(finished("fools-gold"), (0,)), (0,), 1)
    parts = parts_of(found)
    assert len(parts) == 5
    assert [one.first for one in parts] == [1, *(one.last + 1 for one in parts[:-1])]
    assert parts[-1].last == len(found.walk.positions) - 1
