"""Whatever a text says, reading it ends in a value or in a named error.

python -m tests.fuzz.parsing TARGET [options of libFuzzer] [folders of seeds]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import atheris

with atheris.instrument_imports(
    include=[
        *(
            "pyrite.engine.records.record",
            "pyrite.engine.records.replay",
            "pyrite.engine.records.proof",
        ),
        *("pyrite.web.api.messages", "pyrite.web.errors", "pyrite.games"),
    ]
):
    from pyrite.core.errors import PyriteError
    from pyrite.core.words import LANGUAGES
    from pyrite.engine.records.proof import parse_proof
    from pyrite.engine.records.record import decode_record, parse_record
    from pyrite.engine.records.replay import verify
    from pyrite.engine.registry import all_games
    from pyrite.web.api import messages as m
    from pyrite.web.errors import error_body

    all_games()

from tests.sources import ROOT


def read_record(data: bytes) -> None:
    """A record is refused with a line, or is written as it was read; then it is judged."""
    with refused():
        record = decode_record(data)
        assert parse_record(record.text()).text() == record.text()
        verify(record)


def read_move(data: bytes) -> None:
    """A text is no move of a game, or comes back; an outcome can at least be written."""
    text = data.decode(errors="replace")
    for game in all_games():
        with refused():
            move = game.parse_move(text)
            assert game.parse_move(game.move_text(move)) == move
        with refused():
            game.chance_text(game.parse_chance(text))


@contextmanager
def refused() -> Iterator[None]:
    """Where somebody may be told that this cannot be."""
    try:
        yield
    except PyriteError as error:
        tell(error)


def tell(error: PyriteError) -> None:
    """It has a line in every language."""
    assert all(error.in_language(language) for language in LANGUAGES)


def read_message(data: bytes) -> None:
    """What a client says is understood, or refused in a way the wire knows."""
    kinds = (m.OpenTable, m.StartTable, m.TakeSeat, m.Rematch)
    bodies = [lambda data, kind=kind: m.parse_body(kind, data) for kind in kinds]
    for parse in (m.parse_asked, m.parse_hello, *bodies):
        try:
            parse(data)
        except PyriteError as error:
            m.dump(error_body(error, "en"))
    m.read_id(data)


def read_proof(data: bytes) -> None:
    """A proof that is none is refused with a line."""
    with refused():
        parse_proof(data)


TARGETS = {
    "record": read_record,
    "move": read_move,
    "message": read_message,
    "proof": read_proof,
}


def seeds(target: str) -> list[bytes]:
    """Where fuzzing begins: something right of every kind."""
    records = [file.read_bytes() for file in sorted(ROOT.glob("tests/games/*/finished/*"))]
    if target == "record":
        return [data[:4000] for data in records]
    if target == "move":
        lines = {line.partition(" ")[2] for data in records for line in data.decode().splitlines()}
        return [line.encode() for line in sorted(lines)[::7]]
    if target == "message":
        return [
            b'{"do":"hello","key":"x","lang":"ja","after":3,"salt":"ab"}',
            b'{"do":"move","id":1,"seat":0,"decision":2,"move":"pass"}',
            b'{"do":"answer","id":1,"request":1,"yes":true}',
            b'{"do":"chat","id":1,"text":"hi","seat":0}',
            b'{"game":"gold","seats":2,"players":["me","bot easy"],"clock":{"days":1}}',
            b'{"salt":"ab","fill":"bot easy"}',
        ]
    return [b'{"commitment":"ab","secret":"cd","salts":["","ef"],"seed":"01"}']


def main(target: str, *options: str) -> None:
    """Fuzz until the options say that it is enough."""
    folder = Path(options[-1])
    for number, data in enumerate(seeds(target)):
        (folder / f"seed-{number}").write_bytes(data)
    atheris.Setup([sys.argv[0], *options], TARGETS[target])
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
