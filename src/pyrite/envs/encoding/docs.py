"""The pages of docs/encodings, made by `python -m pyrite.envs.encoding.docs [FOLDER]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from pyrite.core.game import Game
from pyrite.core.vocabulary.feature_spec import Piece, leaves, plain_path
from pyrite.engine.registry import all_games
from pyrite.envs.encoding.descriptions import has_description
from pyrite.envs.encoding.specification import Encoding, Part, encoding

FOLDER = Path("docs/encodings")

KINDS = {
    "category": "name",
    "count": "count",
    "flag": "flag",
    "seat": "seat",
    "flags": "set",
    "seats": "set of seats",
    "wide": "wide count",
    "bag": "cards",
    "put": "by seat",
    "place": "place of seat",
}


def page(game: Game) -> str:
    """The page of one game."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    code = encoding(game, game.seats[-1])
    yield f"# {game.title}: what a seat sees, as numbers"
    yield ""
    yield "Made by `python -m pyrite.envs.encoding.docs`; [learning](../learning.md) explains it."
    yield ""
    yield from _sizes(game)
    yield from _block(code, "The table", -1)
    yield from _block(code, "Each seat, the own one first", 0)
    yield "## Left out"
    yield ""
    yield "| field | meaning | why |"
    yield "|---|---|---|"
    for path, reason in code.description.left_out.items():
        yield f"| `{path}` | {_cell(leaves(game.state)[path].meaning)} | {_cell(reason)} |"


def _sizes(game: Game) -> Iterator[str]:
    yield "| seats | compact entries | floats | moves |"
    yield "|---|---|---|---|"
    for seats in game.seats:
        code = encoding(game, seats)
        yield f"| {seats} | {code.width} | {code.float_width} | {game.move_count} |"
    yield ""


def _block(code: Encoding, title: str, rank: int) -> Iterator[str]:
    parts = [part for part in code.parts if part.rank == rank]
    first = parts[0].start if parts else 0
    yield f"## {title}"
    yield ""
    yield "| entry | field | kind | values | entries | floats | meaning |"
    yield "|---|---|---|---|---|---|---|"
    for part in parts:
        yield _row(code, part, part.start - first)
    yield ""


def _row(code: Encoding, part: Part, at: int) -> str:
    piece = part.piece
    floats = "seats + 1" if piece.kind == "seat" else str(part.float_width)
    cells = (
        str(at),
        f"`{piece.path}`",
        KINDS[piece.kind],
        _values(piece),
        str(part.width),
        floats,
        _cell(leaves(code.game.state)[plain_path(piece.path)].meaning),
    )
    return f"| {' | '.join(cells)} |"


def _values(piece: Piece) -> str:
    match piece.kind:
        case "flags":
            return f"{piece.count} bits"
        case "seat":
            return "-1 … seats - 1"
        case "bag":
            return f"-1 … {piece.high}"
    turned = ", turned" if piece.turned or piece.turned_index else ""
    return f"{piece.low} … {piece.high}{turned}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main(arguments: list[str]) -> int:
    """Write the page of every game that describes itself."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for game in filter(has_description, all_games()):
        (folder / f"{game.id}.md").write_text(page(game), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
