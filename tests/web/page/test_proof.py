"""The page's proof agrees with `pyrite verify`: on a hundred games, and on what was spoilt in them.

The page's own program is bundled and run by Node, outcome by outcome.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pyrite.core.errors import PyriteError
from pyrite.core.game import Game
from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.records.record import GameRecord, parse_record
from pyrite.engine.records.replay import WrongLine, verify
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.simulate import play_game
from pyrite.players.simple import Uniform
from pyrite.web.typescript import PAGE
from tests.contract.walk import build_of
from tests.sources import ROOT
from tests.web.browser import run_node

pytestmark = pytest.mark.slow

EACH = 25
DRAWN_HERE = {"start", "deal", "dice", "winter", "land", "reserve"}  # and the first deck
BUNDLE = """
import {{ build }} from "vite";
await build({{
  configFile: false, logLevel: "error", resolve: {{ alias: {{ $page: {page} }} }},
  build: {{ outDir: {out}, minify: false,
            lib: {{ entry: {entry}, formats: ["es"], fileName: "proof" }} }},
}});
"""
RUN = """
import {{ readFileSync }} from "node:fs";
import {{ checkChance }} from {module};
const texts = JSON.parse(readFileSync({given}, "utf8"));
console.log(JSON.stringify(texts.map((text) => checkChance(text).outcomes)));
"""

Found = list[dict[str, Any]]


class Proof:
    """The page's program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        entry = PAGE / "replay" / "proof" / "chance.ts"
        paths = {"out": folder, "entry": entry, "page": PAGE}
        self.node(BUNDLE.format(**{name: json.dumps(str(path)) for name, path in paths.items()}))

    def node(self, program: str) -> str:
        """What a program of Node says."""
        return run_node("node", "--input-type=module", "-e", program, folder=ROOT)

    def check(self, texts: list[str]) -> list[Found]:
        """The outcomes of every record, each with what was found."""
        given = self.folder / "records.json"
        given.write_text(json.dumps(texts), "utf-8")
        module = json.dumps((self.folder / "proof.js").as_uri())
        found: list[Found] = json.loads(
            self.node(RUN.format(module=module, given=json.dumps(str(given))))
        )
        return found


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Proof:
    """Bundled once."""
    return Proof(tmp_path_factory.mktemp("proof"))


def variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every seat count, and the options that the game's own tests try."""
    return [*((seats, {}) for seats in game.seats), *build_of(game).GOLDENS]


@cache
def games(id: str) -> tuple[GameRecord, ...]:
    """Finished games between uniform players."""
    game = find_game(id)
    kinds = variants(game)
    return tuple(played(game, *kinds[i % len(kinds)], number=i) for i in range(EACH))


def played(game: Game, seats: int, options: dict[str, str], *, number: int) -> GameRecord:
    """One of them."""
    seed = game_seed(seed_text("proof"), number)
    names = ["bot uniform"] * seats
    return play_game(game, seats, options, seed, [Uniform()] * seats, names)


RECORDS = [game.id for game in all_games()]


@pytest.mark.parametrize("id", RECORDS)
def test_proof__holds_where_verify_says_that_a_record_holds(proof: Proof, id: str) -> None:
    records = games(id)
    for record, outcomes in zip(records, proof.check([one.text() for one in records]), strict=True):
        assert verify(parse_record(record.text())).is_chance_proven
        spoken = [line for line in record.lines if line.who == "*"]
        assert [one["kind"] for one in outcomes] == [line.text.split()[0] for line in spoken]
        assert [one for one in outcomes if one["expected"] is not None] == []
        for one in outcomes:
            assert (one["by"] == "here") == is_drawn_here(one, outcomes)


def is_drawn_here(one: dict[str, Any], outcomes: Found) -> bool:
    """What needs no position."""
    decks = [other for other in outcomes if other["kind"] == "deck"]
    return one["kind"] in DRAWN_HERE or one in decks[:1]


# Spoilt ones


@dataclass(frozen=True)
class Spoilt:
    """A record with one line that is not what it was."""

    text: str
    line: int
    kind: str  # of chance; empty for anything else
    is_first: bool  # of that kind


def some(spoilt: list[Spoilt], chance: random.Random) -> list[Spoilt]:
    """The first of each kind, and a few more."""
    first = [one for one in spoilt if one.is_first]
    rest = [one for one in spoilt if not one.is_first]
    return [*first, *chance.sample(rest, min(4, len(rest)))]


def spoil(record: GameRecord, chance: random.Random) -> Iterator[Spoilt]:
    """Every line of chance once, and as many other lines."""
    lines = record.text().splitlines()
    first = lines.index("") + 1
    seen: set[str] = set()
    for i in range(first, len(lines)):
        kind = lines[i].split()[1] if lines[i].startswith("* ") else ""
        if (kind or chance.random() < 0.1) and (spoilt := spoilt_line(lines[i], record, chance)):
            changed = [*lines[:i], spoilt, *lines[i + 1 :]]
            text = "".join(f"{line}\n" for line in changed)
            yield Spoilt(text, i + 1, kind, kind not in seen)
        seen.add(kind)


def spoilt_line(line: str, record: GameRecord, chance: random.Random) -> str | None:
    """Something else that looks like it; none where there is nothing else."""
    who, *words = line.split(" ")
    if who == "*" and words[0] in ("start", "winter"):
        others = range(record.seats) if words[0] == "start" else range(1, 7)
        found = [f"* {words[0]} {n}" for n in others if str(n) != words[1]]
        return chance.choice(found) if found else None
    if who == "*":
        return exchanged(who, words, chance)
    return f"{line} x" if who != "reason" else None


def exchanged(who: str, words: list[str], chance: random.Random) -> str | None:
    """Two words that differ have changed places, or, of dice, one is another."""
    if words[0] == "dice":
        words = sorted(words[1:])
        words[0] = str(int(words[0]) % 6 + 1)
        return " ".join([who, "dice", *words])
    places = [i for i, word in enumerate(words) if word != "|" and i > (words[0] in FIXED)]
    pairs = [
        (i, j) for i in places for j in places if words[i] != words[j] and are_two(words, i, j)
    ]
    if not pairs:
        return None
    i, j = chance.choice(pairs)
    words[i], words[j] = words[j], words[i]
    return " ".join([who, *words])


FIXED = ("reveal", "reserve")
"""Kinds whose first word is no card."""


def are_two(words: list[str], i: int, j: int) -> bool:
    """Do these places mean different things? In one hand, or of an alarm, no order means any."""
    if words[0] == "deal" and "|" in words:
        return words[:i].count("|") != words[:j].count("|")
    return words[0] != "alarm" and i > 0 and j > 0


@pytest.mark.parametrize("id", RECORDS)
def test_proof__finds_every_spoilt_outcome_that_needs_no_position(proof: Proof, id: str) -> None:
    chance = random.Random(15)
    spoilt = [one for record in games(id) for one in some(list(spoil(record, chance)), chance)]
    assert len(spoilt) > 3 * EACH
    for one, outcomes in zip(spoilt, proof.check([one.text for one in spoilt]), strict=True):
        number = refused_at(one.text)
        wrong = [found["line"] for found in outcomes if found["expected"] is not None]
        assert number is not None, one
        if one.kind in DRAWN_HERE or one.kind == "deck":
            assert wrong[0] == number == one.line
        else:
            assert all(line >= number for line in wrong)


def refused_at(text: str) -> int | None:
    """The line that `pyrite verify` names; the server's verifier is the same."""
    try:
        verify(parse_record(text))
    except WrongLine as error:
        return int(error.values["number"])
    except PyriteError:
        return 0
    return None


@pytest.mark.parametrize("id", RECORDS)
def test_proof__finds_another_seed(proof: Proof, id: str) -> None:
    records = games(id)
    texts = [one.text().replace(str(one.seed), "1" + str(one.seed)[1:]) for one in records]
    for record, text, outcomes in zip(records, texts, proof.check(texts), strict=True):
        if text != record.text():
            assert refused_at(text) is not None
            assert [one for one in outcomes if one["expected"] is not None]
