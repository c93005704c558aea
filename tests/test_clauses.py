"""Clauses, rules and tests stay together: each number cited exists, each clause is kept and proved.

The clauses stand in `docs/rules`, one page for each game. A rule cites its clause in a docstring or
beside its data; a test cites what it proves. A module's own docstring proves nothing and is not
counted.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.published import PUBLISHED
from tests.sources import our_texts

NO_RULE = {
    "F6": "examples; the rules are those of F2.8 and F3.1",
    "FG7.4": "an example; the rule is FG7.2",
}
"""Clauses that no rule of a game cites, each with its reason."""

NO_TEST: dict[str, str] = {}
"""Clauses that no test of a game cites, each with its reason."""

NOQA = re.compile(r"# noqa: [A-Z0-9, ]+")
CLAUSE = re.compile(r"^- \*\*([A-Z]+[0-9]+(?:\.[0-9]+)?)\*\* ", re.MULTILINE)
SECTION = re.compile(r"^## ([A-Z]+[0-9]+) ", re.MULTILINE)
TEXTS = {file: text for file, text in our_texts() if file.endswith((".py", ".md"))}

GAMES = [game.id for game in PUBLISHED]


def page(game: str) -> str:
    """The clauses of a game, as written."""
    return TEXTS[f"docs/rules/{game}.md"]


def clauses(game: str) -> list[str]:
    """The numbers of a game's clauses, in order."""
    return CLAUSE.findall(page(game))


def prefix(game: str) -> str:
    """The letters before a game's numbers."""
    letters = {name.rstrip("0123456789.") for name in clauses(game)}
    assert len(letters) == 1, f"clauses of {game} begin with {sorted(letters)}: choose one"
    return letters.pop()


@cache
def known() -> frozenset[str]:
    """Everything that can be cited: clauses and whole sections."""
    found = (CLAUSE.findall(page(game)) + SECTION.findall(page(game)) for game in GAMES)
    return frozenset(name for names in found for name in names)


@cache
def citation(letters: str) -> re.Pattern[str]:
    """A number with these letters, or from one number to another."""
    name = rf"(?:{letters})[0-9]+(?:\.[0-9]+)?"
    return re.compile(rf"\b({name})(?:(?: to |–)({name}))?\b")


def cited(text: str, letters: str) -> Iterator[tuple[int, str]]:
    """Line and number of every clause that a text names; of a range all in it.

    What a linter is told to pass over is no clause.
    """
    text = NOQA.sub("", text)
    for found in citation(letters).finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield from ((line, name) for name in between(found[1], found[2] or found[1]))


def between(first: str, last: str) -> list[str]:
    """All numbers from one to another of the same section; of different ones just the two."""
    stem = first.rstrip("0123456789")
    if last.rstrip("0123456789") != stem:
        return [first, last]
    numbers = range(int(first.removeprefix(stem)), int(last.removeprefix(stem)) + 1)
    return [f"{stem}{number}" for number in numbers]


def rule_text(source: str) -> str:
    """A module without its own docstring."""
    body = ast.parse(source).body
    docstring = body[0].end_lineno if body and isinstance(body[0], ast.Expr) else 0
    return "\n".join(source.splitlines()[docstring:])


def proof_text(source: str) -> str:
    """The test functions of a module, with what is put before them."""
    functions = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return "\n".join(segment(source, node) for node in functions)


def segment(source: str, node: ast.FunctionDef) -> str:
    """A function and its decorators, as written."""
    first = min([node.lineno, *(before.lineno for before in node.decorator_list)])
    return "\n".join(source.splitlines()[first - 1 : node.end_lineno])


def cited_by_rules(game: str) -> set[str]:
    """The clauses that the code of a game names."""
    folder = f"src/pyrite/games/{game.replace('-', '_')}/"
    texts = [rule_text(t) for file, t in TEXTS.items() if re.match(rf"{folder}.*\.py$", file)]
    return {name for text in texts for _, name in cited(text, prefix(game))}


def cited_by_tests(game: str) -> set[str]:
    """The clauses that the tests of a game name."""
    folder = f"tests/games/{game.replace('-', '_')}/"
    texts = [proof_text(t) for file, t in TEXTS.items() if re.match(rf"{folder}test_.*\.py$", file)]
    return {name for text in texts for _, name in cited(text, prefix(game))}


def uncited(game: str, names: set[str], listed: dict[str, str]) -> tuple[set[str], set[str]]:
    """Clauses that are neither cited nor listed, and listed ones that are cited after all."""
    missing = set(clauses(game)) - names
    return missing - set(listed), set(listed) & set(clauses(game)) - missing


def test_clauses__of_one_game_share_their_letters() -> None:
    owners: dict[str, str] = {}
    for game in GAMES:
        owner = owners.setdefault(prefix(game), game)
        assert owner == game, f"{prefix(game)} begins the clauses of {owner}: {game} needs others"


@pytest.mark.parametrize("game", GAMES)
def test_clauses__stand_once_and_in_their_section(game: str) -> None:
    sections = re.split(r"^(?=## )", page(game), flags=re.MULTILINE)[1:]
    for text in sections:
        (section,) = SECTION.findall(text)
        assert {name.split(".")[0] for name in CLAUSE.findall(text)} == {section}
    assert len(set(clauses(game))) == len(clauses(game))


def test_citations__lead_to_a_clause() -> None:
    letters = "|".join(prefix(game) for game in GAMES)
    broken = [
        f"{file}:{line}: {name}"
        for file, text in TEXTS.items()
        for line, name in cited(text, letters)
        if name not in known()
    ]
    assert not broken, "\n" + "\n".join(broken)


@pytest.mark.parametrize("game", GAMES)
def test_clauses__each_has_a_rule(game: str) -> None:
    missing, stale = uncited(game, cited_by_rules(game), NO_RULE)
    assert not missing, f"no rule cites these: {sorted(missing)}"
    assert not stale, f"take these out of NO_RULE: {sorted(stale)}"


@pytest.mark.parametrize("game", GAMES)
def test_clauses__each_has_a_test(game: str) -> None:
    missing, stale = uncited(game, cited_by_tests(game), NO_TEST)
    assert not missing, f"no test cites these: {sorted(missing)}"
    assert not stale, f"take these out of NO_TEST: {sorted(stale)}"


@pytest.mark.parametrize("listed", [NO_RULE, NO_TEST])
def test_lists__name_clauses_and_reasons(listed: dict[str, str]) -> None:
    assert set(listed) <= known()
    assert all(listed.values())


@pytest.mark.parametrize("game", GAMES)
def test_games__cite_their_own_clauses_only(game: str) -> None:
    others = "|".join(prefix(other) for other in GAMES if other != game)
    name = game.replace("-", "_")
    strange = [
        f"{file}:{line}: {clause}"
        for file, text in TEXTS.items()
        if file.startswith((f"src/pyrite/games/{name}/", f"tests/games/{name}/"))
        for line, clause in cited(text, others)
    ]
    assert not strange, "\n" + "\n".join(strange)


@pytest.mark.parametrize("game", GAMES)
def test_rules_in_plain_words__lead_to_the_clauses(game: str) -> None:
    words = f"src/pyrite/games/{game.replace('-', '_')}/words"
    for file in ("README.md", f"{words}/rules.en.md", f"{words}/rules.ja.md"):
        assert f"docs/rules/{game}.md)" in TEXTS[file], file


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("X2.1: a rule", ["X2.1"]),
        ("X2.1, X10 † (XY3.2)", ["X2.1", "X10", "XY3.2"]),
        ("X2.9 to X2.11", ["X2.9", "X2.10", "X2.11"]),
        ("X1–X3", ["X1", "X2", "X3"]),
        ("X1.2 to X2.1", ["X1.2", "X2.1"]),
        ("AX1, X1a, X, 1.2, Z1", []),
        ("import x  # noqa: X401, XY402", []),
    ],
)
def test_cited__finds_numbers_and_ranges(text: str, names: list[str]) -> None:
    assert [name for _, name in cited(text, "X|XY")] == names


MADE_UP = """'''Not counted: X1.'''
DICE = 2  # X2


def deal():
    '''X3.'''


@marked("X4")
def test_deal():
    '''X5.'''
"""


def test_citations__of_a_module_count_where_they_stand() -> None:
    assert [name for _, name in cited(rule_text(MADE_UP), "X")] == ["X2", "X3", "X4", "X5"]
    assert [name for _, name in cited(proof_text(MADE_UP), "X")] == ["X4", "X5"]


def test_uncited__neither_cited_nor_listed_or_both() -> None:
    names = set(clauses("gold")) - {"G1.1", "G1.2"}
    assert uncited("gold", names, {"G1.2": "a reason", "G3.2": "a reason"}) == ({"G1.1"}, {"G3.2"})
