"""What is private is found out: nobody has to say it."""

from __future__ import annotations

from pyrite.engine.derived.privacy import marked_fields, private_fields
from pyrite.engine.registry import find_game


def test_private__hands_and_what_was_looked_at() -> None:
    assert private_fields(find_game("fool")) == {"hand", "playable"}
    assert private_fields(find_game("gold")) == {"players.nuggets"}
    assert "players.coins" in private_fields(find_game("fools-gold"))


def test_marked__fields_of_a_table_each_by_itself() -> None:
    fields = {field.name: field for field in marked_fields(find_game("gold"))}
    marks = {one.name: one.is_private for one in fields["players"].fields}
    assert marks["nuggets"]
    assert not marks["cards"]
    assert not fields["players"].is_private
