"""The fields of a view, for faces that know nothing of the game."""

from __future__ import annotations

from pyrite.engine.derived.fields import view_fields
from pyrite.engine.registry import find_game


def test_fields__have_kinds_and_meanings_in_the_order_of_the_view() -> None:
    fields = {field.name: field for field in view_fields(find_game("gold"))}
    assert list(fields)[:2] == ["phase", "turn"]
    assert fields["turn"].kind == "seat"
    assert fields["face_down"].meaning == "cards on the table that lie face down"
    assert fields["game"].kind == "object"
    assert (fields["cards"].kind, fields["cards"].inner) == ("map", "text")
    assert [one.name for one in fields["players"].fields][:3] == ["seat", "colours", "cards"]
