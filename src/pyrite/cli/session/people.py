"""Who sits where, as typed: `0,2`, `0=Ada,2=Bob`, `all`, `none`."""

from __future__ import annotations

import unicodedata

from pyrite.cli.shell.errors import CommandError
from pyrite.engine.telling.names import BOT, PERSON, bot_name, clean_line, spelling


def parse_people(text: str, seats: int) -> dict[int, str]:
    """Names of the people by seat; who gives none is called PERSON."""
    plain = unicodedata.normalize("NFKC", text).strip()
    if plain in ("all", "none"):
        return dict.fromkeys(range(seats if plain == "all" else 0), PERSON)
    parts = [_parse_person(part, seats) for part in plain.replace("、", ",").split(",")]
    _check_once(parts)
    return dict(sorted(parts))


def _check_once(people: list[tuple[int, str]]) -> None:
    """Nobody sits twice, and nobody is called like another."""
    seats, names = set(), set()
    for seat, name in people:
        if seat in seats:
            raise CommandError("seat-twice", seat=str(seat))
        if name != PERSON and spelling(name) in names:
            raise CommandError("name-twice", name=name)
        seats.add(seat)
        names.add(spelling(name))


def _parse_person(text: str, seats: int) -> tuple[int, str]:
    seat, _, name = (part.strip() for part in text.partition("="))
    if not (seat.isascii() and seat.isdigit() and int(seat) < seats):
        raise CommandError("not-people", value=text.strip(), last=str(seats - 1))
    name = " ".join(name.split())
    if name.startswith(BOT) or clean_line(name) != name:
        raise CommandError("not-a-name", value=name)
    return int(seat), name or PERSON


def all_players(people: dict[int, str], seats: int, levels: str) -> dict[int, str]:
    """The player lines of a record: people, and bots on the other seats.

    `easy,expert` are the bots from the first on; the last one is also all that follow.
    """
    bots, given = [s for s in range(seats) if s not in people], levels.split(",")
    if len(given) > max(1, len(bots)):
        raise CommandError("too-many-bots", given=str(len(given)), free=str(len(bots)))
    last = len(given) - 1
    chosen = {seat: bot_name(given[min(i, last)]) for i, seat in enumerate(bots)}
    return {seat: people.get(seat) or chosen[seat] for seat in range(seats)}
