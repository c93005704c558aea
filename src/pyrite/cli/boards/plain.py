"""The board of a game that has none of its own: the fields of its view, as tables and lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.engine.derived.fields import ViewField
from pyrite.engine.derived.privacy import marked_fields

ON_TOP = ("phase", "turn")
NOTHING = "–"


def draw_plain(view: Mapping[str, Any], speech: Voice) -> Group:
    """What is going on, then a line for each plain field and a table for each list of things."""
    fields = [one for one in marked_fields(speech.game) if one.name not in ON_TOP]
    if view["viewer"] != ONLOOKER:
        fields = [own_field(one) for one in fields]
    rows = (shown(one, view[one.name], speech, view["viewer"]) for one in fields)
    return Group(headline(view, speech), *rows)


def own_field(field: ViewField) -> ViewField:
    """To whom a field belongs, nothing in it is hidden: what is not there is not there."""
    return replace(field, is_private=False)


def headline(view: Mapping[str, Any], speech: Voice) -> Text:
    """Title, phase and whose turn it is."""
    parts = [speech.say("title"), speech.phase(view["phase"])]
    turn = view.get("turn")
    if turn is not None:
        parts.append(speech.seat(turn))
    return Text(" · ".join(parts), "bold")


def shown(field: ViewField, value: Any, speech: Voice, viewer: int) -> RenderableType:
    """One field: a table of what has fields itself, a line of all else."""
    if field.kind == "table" and value:
        return table_of(field, value, speech, viewer)
    if field.kind == "map" and field.fields and value:
        return table_of(field, list(value.values()), speech, viewer, list(value))
    return Text.assemble((f"{label(field, speech)}  ", "cyan"), text_of(field, value, speech))


def table_of(
    field: ViewField,
    rows: Sequence[Mapping[str, Any]],
    speech: Voice,
    viewer: int,
    names: Sequence[str] = (),
) -> Table:
    """A row for each thing, a column for each of its fields."""
    table = Table(box=box.SIMPLE_HEAD, title=label(field, speech), title_justify="left")
    if names:
        table.add_column("")
    for column in field.fields:
        is_number = column.kind == "number"
        table.add_column(label(column, speech), justify="right" if is_number else "left")
    for place, row in enumerate(rows):
        is_own = row.get("seat", viewer) == viewer != ONLOOKER
        columns = map(own_field, field.fields) if is_own else field.fields
        cells = [text_of(column, row[column.name], speech) for column in columns]
        table.add_row(*names[place : place + 1], *cells)
    return table


def text_of(field: ViewField, value: Any, speech: Voice) -> str:
    """A value in one line, seats by their names."""
    if value is None and field.is_private:
        return speech.say("plain-hidden")
    if value is None or value in ([], {}, ""):
        return NOTHING
    match value:
        case bool():
            return speech.say("plain-yes" if value else "plain-no")
        case dict() if field.kind == "map":
            return ", ".join(f"{key} {words(field, one, speech)}" for key, one in value.items())
        case dict():
            return ", ".join(
                f"{label(one, speech)} {text_of(one, value[one.name], speech)}"
                for one in field.fields
            )
        case list():
            return " ".join(words(field, one, speech) for one in value)
    return words(field, value, speech)


def words(field: ViewField, value: Any, speech: Voice) -> str:
    """One thing of a row, or the only one."""
    if isinstance(value, dict):
        return f"({text_of(ViewField('', '', 'object', field.fields), value, speech)})"
    is_seat = "seat" in (field.kind, field.inner) and isinstance(value, int) and value >= 0
    return speech.seat(value) if is_seat else str(value)


def hand_text(view: Mapping[str, Any], speech: Voice) -> str:
    """What the viewer alone sees, in one line."""
    return ", ".join(own_parts(marked_fields(speech.game), view, view["viewer"], speech))


def own_parts(
    fields: Sequence[ViewField], values: Mapping[str, Any], viewer: int, speech: Voice
) -> Iterator[str]:
    """Each private field with its value; of tables those in the own row."""
    for field in fields:
        value = values[field.name]
        if field.is_private and value is not None:
            yield f"{label(field, speech)} {text_of(field, value, speech)}"
        elif field.kind == "table":
            for row in value or ():
                if row.get("seat") == viewer:
                    yield from own_parts(field.fields, row, viewer, speech)
        elif field.kind == "object" and value:
            yield from own_parts(field.fields, value, viewer, speech)


def label(field: ViewField, speech: Voice) -> str:
    """What a field is called."""
    return speech.name_of(f"field-{field.name}", field.name)


def fields_text(game: Game) -> str:
    """Every field with its meaning: what stands on the board, explained."""
    found = [one for one in marked_fields(game) if one.name not in ON_TOP]
    lines = [(one.name, one.meaning) for one in found]
    lines += [(f"{one.name} {inner.name}", inner.meaning) for one in found for inner in one.fields]
    width = max((len(name) for name, _ in lines), default=0)
    return "\n".join(f"{name.replace('_', ' '):{width}}  {meaning}" for name, meaning in lines)
