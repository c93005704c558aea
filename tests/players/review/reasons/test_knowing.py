"""What a seat could have known, and since when: from information alone."""

from __future__ import annotations

from dataclasses import replace

from pyrite.players.review.grades import Grade
from pyrite.players.review.judging import NOTHING, Decision
from pyrite.players.review.reasons.knowing import known_facts
from pyrite.players.review.walk import walk
from tests.players.review.build import finished


def test_gold__a_card_was_seen_when_it_was_first_flipped() -> None:
    walked = walk(finished("gold"), (0, 1))
    flips = [
        (step, one.step)
        for step, one in enumerate(walked.positions)
        if one.step and not one.step.is_chance
    ]
    step, made = flips[20]
    asked = walked.positions[step].asked
    assert asked
    seen_at, seen = next(one for one in flips if one[1].move in asked.moves)
    unseen = next(m for m in range(64) if m not in [one.move for n, one in flips if n < step])
    still = (NOTHING, NOTHING)
    decision = Decision(made.mover, unseen, seen.move, NOTHING, Grade.PYRITE, still, ())
    assert seen_at < step
    (fact,) = known_facts(walked, step, decision)
    assert (fact.since, fact.event.key) == (seen_at, "known-card")
    assert fact.event.values["place"] == seen.text.removeprefix("flip ")
    assert known_facts(walked, step, replace(decision, best=unseen)) == []


def test_fools_gold__what_was_left_in_the_two_mines() -> None:
    walked = walk(finished("fools-gold"), (0, 1, 2))
    number = walked.game.parse_move
    made, best = number("place river 0"), number("place lake 2")
    step = next(n for n, one in enumerate(walked.positions) if one.asked)
    decision = Decision(0, made, best, NOTHING, Grade.PYRITE, (NOTHING,) * 3, ())
    lake, river = known_facts(walked, step, decision)
    assert lake.event.values == {"seat": 0, "mine": "lake", "n": 44, "gold": 16, "gems": 6}
    assert (river.event.values["mine"], river.event.values["gold"]) == ("river", 16)
    assert known_facts(walked, step, replace(decision, best=number("place river 1"))) == []
    assert known_facts(walked, step, replace(decision, best=number("pass"))) == []


def test_without_known_facts__nothing_is_said() -> None:
    walked = walk(finished("fools-gold"), (0,))
    step = next(n for n, one in enumerate(walked.positions) if one.asked)
    asked = walked.positions[step].asked
    assert asked
    seat, move = asked.information.seat, asked.moves[0]
    decision = Decision(seat, move, move, NOTHING, Grade.GOLD, (NOTHING,) * 3, ())
    assert known_facts(walked, step, decision) == []
