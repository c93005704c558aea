"""Catalogues: each package tells its own errors, in both languages, and no line is in vain."""

from __future__ import annotations

import ast
import importlib
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from pyrite.cli.shell.errors import CommandError
from pyrite.core.errors import PyriteError
from pyrite.core.words import LANGUAGES, REFERENCE, catalogue, entries
from pyrite.engine.errors import IllegalMove
from pyrite.engine.records.replay import WrongLine
from pyrite.engine.registry import game_ids
from pyrite.tables.errors import CODES, Refused
from tests.sources import SOURCES, Module, our_modules, tree_of

PACKAGES = sorted(f"pyrite.{folder.parent.name}" for folder in SOURCES.glob("pyrite/*/words"))
VALUE = re.compile(r"\$(\w+?)(?:_person)?\b")
GAMES = [f"pyrite.games.{id.replace('-', '_')}" for id in game_ids()]
WRONG_LINE = "wrong-line"
"""Its class says it by itself; around what is wrong with the line, which is a message too."""


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a catalogue, and the values it wants; a name brings its person along."""
    text = catalogue(package, language)
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {
        entry.id.name: set(VALUE.findall(text[entry.span.start : entry.span.end]))
        for entry in entries
        if isinstance(entry, Message) and entry.span
    }


def errors(package: str, language: str = "en") -> set[str]:
    """The keys of a package's errors."""
    return {key for key in messages(package, language) if key.startswith("error-")}


@cache
def error_classes() -> dict[str, type[PyriteError]]:
    """All errors of ours by name."""
    for module in our_modules():
        if re.search(r"^class \w+\(\w*(Error|Record)\)", module.source, re.MULTILINE):
            importlib.import_module(module.name)
    return {kind.__name__: kind for kind in _below(PyriteError)}


def _below(kind: type[PyriteError]) -> Iterator[type[PyriteError]]:
    yield kind
    for one in kind.__subclasses__():
        yield from _below(one)


@cache
def raised() -> frozenset[tuple[str, str]]:
    """Package and key of every error there is."""
    closed = {(Refused.package, code) for code in CODES}  # whoever says it
    made = {one for module in our_modules() for one in made_in(module)}
    return frozenset({(WrongLine.package, WRONG_LINE)} | closed | made)


def made_in(module: Module) -> Iterator[tuple[str, str]]:
    """Package and key of every error that a module makes."""
    classes = error_classes()
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in classes:
                yield from ((classes[name].package, key) for key in _texts(node.args[:1]))
            elif name == "wrong":
                yield from ((WrongLine.package, f"why-{key}") for key in _texts(node.args[1:2]))


def _texts(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.IfExp():
                yield from _texts([node.body, node.orelse])


def says(package: str, module: Module) -> bool:
    """May the module say what stands in the package's catalogue? Games are told by all above."""
    if not package.startswith("pyrite.games."):
        return module.name.startswith(package)
    return not module.is_of_a_game or module.name.startswith(package + ".")


@cache
def spelled(module: Module) -> frozenset[str]:
    """Every text of a module; where one is put together, how it begins, up to a hyphen."""
    nodes = list(ast.walk(tree_of(module)))
    parts = [node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values]
    begun = {text for text in _texts(parts) if text.endswith("-")}
    return frozenset(_texts([node for node in nodes if isinstance(node, ast.Constant)])) | begun


@pytest.mark.parametrize("package", [*PACKAGES, *GAMES])
def test_catalogue__every_message_is_said(package: str) -> None:
    texts = {text for module in our_modules() if says(package, module) for text in spelled(module)}
    begun = tuple(text for text in texts if text.endswith("-") and len(text) > 1)
    cut = entries(catalogue(package, "en"))
    inside = {name for text in cut.values() for name in REFERENCE.findall(text)}
    others = cut.keys() - inside - errors(package)
    assert [key for key in others if key not in texts and not key.startswith(begun)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", [*PACKAGES, *GAMES])
def test_catalogue__no_message_is_there_twice(package: str, language: str) -> None:
    body = FluentParser().parse(catalogue(package, language)).body
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_catalogue__same_messages_and_values_in_every_language(package: str) -> None:
    assert messages(package, "en") == messages(package, "ja")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_catalogue__every_error_is_raised_and_every_raised_one_is_there(
    package: str, language: str
) -> None:
    made = {f"error-{key}" for owner, key in raised() if owner == package}
    assert errors(package, language) == made


def test_errors__belong_to_a_package_with_a_catalogue() -> None:
    assert {kind.package for kind in error_classes().values()} <= set(PACKAGES)


def test_core__tells_of_the_core_and_the_games_alone() -> None:
    above = [
        f"{module.file}: {key}"
        for module in our_modules()
        if module.package not in ("", "core", "games")
        for owner, key in made_in(module)
        if owner == "pyrite.core"
    ]
    assert above == []


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("illegal-move", seat="0", move="flip e5", nearest="flip a1"),
        WrongLine(7, "no-seat", seat="9"),
        CommandError("not-svg", file="x.png"),
    ],
)
def test_error__comes_home_from_another_process(error: PyriteError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.in_language("ja") == error.in_language("ja")
