"""A viewer is told of a step exactly when it was open to them or what they know has changed.

Held for every game, seat count and option against the bytes of what viewers know: by the masks in
journals, by what live tables and keyboards tell, by what is told again from the journal, and by
the eyes that look at replays and lessons.
"""

from __future__ import annotations

from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play, Step
from pyrite.engine.telling.viewer_events import Witness
from pyrite.engine.undo import viewer_bit
from pyrite.tables import events as e
from pyrite.tables.journal import row_event
from pyrite.tables.live.viewer_news import Audience
from tests.contract.walk import Variant, choose, each_variant, stream, viewers
from tests.tables.build import Party, new_table, started

MOST_MOVES = 200  # of one game

Told = list[list[int]]
"""By step: the viewers who are told of it."""


def played(variant: Variant) -> Party:
    """A table where moves are drawn, with an ear for every viewer."""
    ears = [() if viewer == ONLOOKER else (viewer,) for viewer in viewers(variant)]
    names = [f"P{seat}" for seat in range(variant.seats)]
    party = started(variant.game.id, *names, ears=ears, **dict(variant.options))
    chance = stream(f"telling {variant}")
    for _ in range(MOST_MOVES):
        if party.table.state == "playing":
            assert party.table.play
            seat, move = choose(party.table.play, chance)
            party.move(seat, variant.game.move_text(move))
    return party


def is_seen(play: Play, step: Step, viewer: int) -> bool:
    """Was the step open to the viewer?"""
    is_own = step.is_chance or step.mover == viewer
    return is_own or bool(play.game.seen(play.state, step.mover, step.move, viewer))


def told_by_bytes(variant: Variant, party: Party) -> Told:
    """By the rule itself."""
    rows, table = [], new_table()
    for row in party.rows:
        event, play = row_event(row), table.play
        known = {one: play.information(one).bytes for one in viewers(variant)} if play else {}
        table.take(event, row.at)
        if isinstance(event, e.STEPS):
            assert table.play
            now, last = table.play, table.last_step
            rows.append(
                [
                    one
                    for one in viewers(variant)
                    if is_seen(now, last, one) or now.information(one).bytes != known[one]
                ]
            )
    return rows


def told_by_masks(variant: Variant, party: Party) -> Told:
    """By what journals keep."""
    steps = [one for row in party.rows if isinstance(one := row_event(row), e.STEPS)]
    return [[one for one in viewers(variant) if step.told & viewer_bit(one)] for step in steps]


def told_by_witnesses(variant: Variant, party: Party) -> Told:
    """By the eyes that look at replays."""
    rows, table = [], new_table()
    eyes: dict[int, Witness] = {}
    for row in party.rows:
        event = row_event(row)
        table.take(event, row.at)
        if isinstance(event, e.Started):
            assert table.play
            eyes = {viewer: Witness(table.play, viewer) for viewer in viewers(variant)}
        elif isinstance(event, e.STEPS):
            rows.append([one for one in eyes if eyes[one].note(table.last_step)])
    return rows


@each_variant
def test_a_viewer_is_told__if_a_step_was_open_or_they_know_otherwise(variant: Variant) -> None:
    party = played(variant)
    expected = told_by_bytes(variant, party)
    assert told_by_masks(variant, party) == expected
    assert told_by_witnesses(variant, party) == expected
    for viewer, teller, heard in zip(viewers(variant), party.tellers, party.heard, strict=True):
        count = sum(viewer in row for row in expected)
        assert [item.n for item in heard] == list(range(1, count + 1))
        audience: Audience = teller.audience
        assert party.table.news_count(audience.mask) == count
        assert party.log(audience.seats) == heard
