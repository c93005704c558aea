"""The documents keep their word: links lead somewhere, commands exist, examples run."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

import click
import pytest

import pyrite
from bench.__main__ import LABORATORIES
from pyrite.cli.root import Root
from pyrite.core.words import Words
from tests.published import PUBLISHED
from tests.sources import ROOT, SOURCES, our_texts

PAGES = {file: text for file, text in our_texts() if file.endswith(".md")}

FENCE = re.compile(r"^( *)(```+|~~~+)([^\n]*)\n(.*?)^ *\2 *$", re.MULTILINE | re.DOTALL)
INLINE_CODE = re.compile(r"(`+)[^`\n]+\1")
LINK = re.compile(
    r"\]\(\s*<?(?P<inline>[^)\s>]+)>?[^)]*\)"
    r"|^ *\[[^\]]+\]:\s*(?P<reference>\S+)"
    r"|\b(?:href|src)=\"(?P<html>[^\"]+)\"",
    re.MULTILINE,
)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)


@dataclass(frozen=True)
class Link:
    """Where a page points to: a file, or a heading in one."""

    page: str
    line: int
    target: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.target}"


def prose(text: str) -> str:
    """The page without its code, every line where it was."""

    def blank(found: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", found.group())

    return INLINE_CODE.sub(blank, FENCE.sub(blank, text))


def links(page: str, text: str) -> Iterator[Link]:
    """The links of a page that stay in this repository."""
    words = prose(text)
    for found in LINK.finditer(words):
        target = found["inline"] or found["reference"] or found["html"]
        if not ELSEWHERE.match(target):
            yield Link(page, words.count("\n", 0, found.start()) + 1, target)


def anchors(text: str) -> set[str]:
    """The names of a page's headings, as a link spells them."""
    headings = HEADING.findall(FENCE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def resolves(link: Link) -> bool:
    """Does the link lead to a file of the repository, and to a heading that stands there?"""
    path, _, anchor = link.target.partition("#")
    file = (ROOT / link.page).parent / path if path else ROOT / link.page
    if not file.exists() or not file.resolve().is_relative_to(ROOT):
        return False
    return not anchor or anchor in anchors(file.read_text("utf-8"))


def commands(text: str) -> set[str]:
    """The `make` commands a page shows, in a line of prose or as a line of code."""
    return set(re.findall(r"(?:`|^ *(?:\$ )?)make ([a-z]+)", text, re.MULTILINE))


def test_pages__every_link_leads_somewhere() -> None:
    broken = [
        str(link) for page in PAGES for link in links(page, PAGES[page]) if not resolves(link)
    ]
    assert not broken, "\n" + "\n".join(broken)


def test_pages__every_make_command_exists() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    unknown = {page: commands(text) - set(targets) for page, text in PAGES.items()}
    assert not any(unknown.values()), unknown


def test_readme__shows_the_two_commands() -> None:
    assert {"play", "test"} <= commands(PAGES["README.md"])


def test_readme__example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = [code for _, _, kind, code in FENCE.findall(PAGES["README.md"]) if kind == "python"]
    assert examples
    for code in examples:
        exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("pyrite record 1\n")


def test_changelog__begins_with_the_package_version() -> None:
    versions = re.findall(r"^## \[?(\d[^\] ]*)", PAGES["CHANGELOG.md"], re.MULTILINE)
    assert versions[0] == pyrite.__version__


def test_decisions__each_is_in_the_index() -> None:
    folder = "docs/decisions/"
    notes = {page.removeprefix(folder) for page in PAGES if page.startswith(folder)}
    listed = {link.target for link in links(folder + "README.md", PAGES[folder + "README.md"])}
    assert notes - {"README.md"} <= listed


MOST_ROWS = 25


def test_house__says_where_things_are_in_a_few_rows() -> None:
    _, _, where = PAGES["docs/house.md"].partition("## Where is …?")
    _, _, *rows = re.findall(r"^\|.*", where, re.MULTILINE)
    assert len(rows) <= MOST_ROWS


def test_house__tells_of_every_room() -> None:
    _, _, rooms = PAGES["docs/house.md"].partition("## Rooms")
    rows = dict(
        re.findall(r"^\| `(\w+)` \| (.*) \|$", rooms.partition("## Where")[0], re.MULTILINE)
    )
    folders = {file.parent for file in (SOURCES / "pyrite").glob("*/*/__init__.py")}
    untold = [
        f"{folder.parent.name}/{folder.name}"
        for folder in sorted(folders)
        if folder.parent.name != "games"
        and f"`{folder.name}/`" not in rows.get(folder.parent.name, "")
    ]
    assert not untold, untold


FIGURES = "docs/figures/"
MEASURED = re.compile(r"^Measured: \d{4}-\d\d-\d\d.*\bat commits? [0-9a-f]{7}", re.MULTILINE)


def test_figures__say_when_and_of_what_they_were_measured() -> None:
    pages = {page for page in PAGES if page.startswith(FIGURES)} - {FIGURES + "README.md"}
    assert [page for page in sorted(pages) if not MEASURED.search(PAGES[page])] == []


def test_figures__each_page_is_in_the_index() -> None:
    listed = {link.target for link in links(FIGURES + "README.md", PAGES[FIGURES + "README.md"])}
    assert {page.removeprefix(FIGURES) for page in PAGES if page.startswith(FIGURES)} - {
        "README.md"
    } <= listed


def test_figures__stand_in_their_folder_alone() -> None:
    """A share with its interval is a figure: documents link to it."""
    figure = re.compile(r"\d ± \d[\d.]* ?%")
    found = [p for p, text in PAGES.items() if figure.search(text) and not p.startswith(FIGURES)]
    assert found == []


def named_after(game: str) -> set[str]:
    """Files with a game's name in their path; of folders full of them just the folder."""
    package = game.replace("-", "_")
    folders = rf"(games/{package}/(?:words|lessons|faces/page)/|tests/games/{package}/).*"
    files = [file for file, _ in our_texts() if package in file or game in file]
    return {
        re.sub(folders, r"\1", f).replace(package, "<game>").replace(game, "<id>") for f in files
    }


def is_of_every_game(file: str) -> bool:
    """Has each game a file of this name?"""
    ids = [(game.id, game.id.replace("-", "_")) for game in PUBLISHED]
    paths = [file.replace("<id>", id).replace("<game>", package) for id, package in ids]
    return all((ROOT / path).exists() for path in paths)


def test_adding_a_game__lists_the_files_that_every_game_has() -> None:
    steps = re.findall(r"^\| \d+ \|([^|]+)", PAGES["docs/adding_a_game.md"], re.MULTILINE)
    files = {file for step in steps for file in re.findall(r"`([^`]+)`", step)}
    listed = {f if "<" in f else f"src/pyrite/games/<game>/{f}" for f in files}
    assert listed == set(filter(is_of_every_game, named_after("fools-gold")))


PATH = re.compile(r"`((?:[\w<>-]+/)+[\w<>-]+(?:\.\w+)*/?)`")
MODULE = re.compile(r"`(pyrite(?:\.\w+)+)`")
BASES = (
    *("", "src/pyrite", "src/pyrite/web", "src/pyrite/web/page"),
    *("src/pyrite/games/gold", "src/pyrite/games/gold/faces/page", "tests/games/gold"),
)
MADE = ("build/", "src/pyrite/web/static")


def leads_somewhere(path: str) -> bool:
    """Is there such a file or folder, of every game where it names one?"""
    named = [game.id.replace("-", "_") for game in PUBLISHED] if "<" in path else [""]
    paths = [path.replace("<game>", game).replace("<id>", game.replace("_", "-")) for game in named]
    return path.startswith(MADE) or any(
        all((ROOT / base / one).exists() or (ROOT / base / f"{one}.py").exists() for one in paths)
        for base in BASES
    )


def test_paths__of_every_page_lead_somewhere() -> None:
    broken = [
        f"{page}:{text.count(chr(10), 0, found.start()) + 1}: {found[1]}"
        for page, text in PAGES.items()
        if page != "CHANGELOG.md"
        for found in PATH.finditer(text)
        if not leads_somewhere(found[1])
    ]
    assert not broken, "\n" + "\n".join(broken)


def is_there(name: str) -> bool:
    """Is this a module, or something in one?"""
    try:
        pkgutil.resolve_name(name)
    except (AttributeError, ImportError):
        return False
    return True


def test_modules__of_every_page_are_there() -> None:
    named = {(page, found[1]) for page, text in PAGES.items() for found in MODULE.finditer(text)}
    missing = [f"{page}: {name}" for page, name in sorted(named) if not is_there(name)]
    assert not missing, "\n" + "\n".join(missing)


CODE = re.compile(r"`([^`\n]+)`|^ {4}(.+)$|^((?:pyrite|python -m) .+)$", re.MULTILINE)
OF_ALL = {"--help"}


def code_lines() -> Iterator[tuple[str, str]]:
    """Commands that pages show, in a line of prose or as a line of code; not what has changed."""
    for page, text in PAGES.items():
        if page != "CHANGELOG.md":
            for found in CODE.finditer(text):
                for line in re.split(r"[;|]|&&| #", found[found.lastindex or 1]):
                    yield page, line.strip()


@cache
def options_of(command: str) -> frozenset[str]:
    """Of a command of ours; none where there is no such command."""
    root = Root(Words("en", "pyrite.cli"))
    with click.Context(root, info_name="pyrite") as context:
        found = root.get_command(context, command)
        params = found.get_params(context) if found else []
    return frozenset(name for one in params for name in (*one.opts, *one.secondary_opts))


def test_pages__every_command_of_ours_exists_with_its_options() -> None:
    asked = [
        (page, line, {word for word in line.split() if re.fullmatch(r"--[a-z-]+", word)})
        for page, line in code_lines()
        if re.match(r"pyrite [a-z]+\b", line)
    ]
    assert asked
    unknown = [
        f"{page}: {line}"
        for page, line, options in asked
        if not options <= OF_ALL | (known := options_of(line.split()[1])) or not known
    ]
    assert not unknown, "\n" + "\n".join(unknown)


def test_pages__every_program_exists() -> None:
    programs = {
        (page, found[1], found[2])
        for page, line in code_lines()
        if (found := re.search(r"python -m ([\w.]+)(?: ([a-z]+))?", line))
    }
    missing = [
        f"{page}: {module} {word or ''}"
        for page, module, word in programs
        if find_spec(module) is None or (module == "bench" and word and word not in LABORATORIES)
    ]
    assert programs
    assert not missing, missing


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("see [the house](docs/house.md) and [it](a.md#top)", ["docs/house.md", "a.md#top"]),
        ("[![picture](a.svg)](b.md)", ["a.svg", "b.md"]),
        ("[note]: c.md", ["c.md"]),
        ('<img src="d.svg">', ["d.svg"]),
        ("[out](https://example.com) [mail](mailto:ada@example.com)", []),
        ("`[code](x.md)`\n\n```\n[more](y.md)\n```\n[real](z.md)", ["z.md"]),
    ],
)
def test_links__are_found(text: str, targets: list[str]) -> None:
    assert [link.target for link in links("page.md", text)] == targets


def test_resolves__no_such_file_or_heading() -> None:
    assert resolves(Link("README.md", 1, "docs/house.md"))
    assert not resolves(Link("README.md", 1, "docs/no-such-page.md"))
    assert not resolves(Link("README.md", 1, "docs/house.md#no-such-heading"))
    assert not resolves(Link("README.md", 1, "../outside.md"))
