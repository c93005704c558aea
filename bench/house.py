"""How far the house is from its plan: sizes, crowds, names of two things, strays, a move's way.

    python -m bench house
    python -m bench house ../before

Prints and judges nothing. With the FOLDER of another checkout, its figures stand beside ours; the
lists below are of ours.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path

from bench.arguments import make_parser
from bench.move_path import WAYS, files_crossed_in
from bench.sources import Checkout, Function, Source

HERE = Path(__file__).parents[1]
FULLEST = 12  # folders that are told
WIDTH = 100
COMMANDS = "cli/commands"  # where one module per command may be many
TALKING = ("tables", "web", "wire")  # packages that messages go through
UNTYPED = {"dict[str, Any]", "Mapping[str, Any]"}

Figures = dict[str, str]


def figures(checkout: Checkout) -> Figures:
    """Every figure by its name, as people read it."""
    return {
        **python_lines(checkout),
        **page_lines(checkout),
        "product, in all": f"{sum(one.lines for one in checkout.product):,}",
        **names(checkout),
        "places of one game outside its folder": told(*most_scattered(checkout)),
        **habits_of_code(checkout),
        **longest(checkout),
        "modules in the fullest folder": told(*crowds(checkout)[0]),
    }


def told(what: str, count: int) -> str:
    """A number and what it is of."""
    return f"{count:,} {what}"


def python_lines(checkout: Checkout) -> Figures:
    """By package, and in all."""
    lines: Counter[str] = Counter()
    for module in checkout.modules:
        lines[module.package] += module.lines
    rows = {f"Python, {package}": f"{lines[package]:,}" for package in sorted(lines)}
    outside = sum(one.lines for one in checkout.laboratories)
    return {**rows, "Python, in all": f"{lines.total():,}", "laboratories": f"{outside:,}"}


def page_lines(checkout: Checkout) -> Figures:
    """By language, and in all."""
    lines: Counter[str] = Counter()
    for source in checkout.page:
        lines[source.path.suffix] += source.lines
    rows = {f"page, {ending}": f"{lines[ending]:,}" for ending in sorted(lines)}
    return {**rows, "page, in all": f"{lines.total():,}"}


def names(checkout: Checkout) -> Figures:
    """What is called like something else, and games that are named where they should be found."""
    doubles = double_names(checkout)
    outside = [where for where in doubles.values() if not any(one.is_of_a_game for one in where)]
    return {
        "class names of two things": f"{len(doubles):,}",
        "of them outside games": f"{len(outside):,}",
        "ids of games outside games": f"{len(list(strays(checkout))):,}",
        "the same on the page": f"{len(list(page_strays(checkout))):,}",
    }


def double_names(checkout: Checkout) -> dict[str, list[Source]]:
    """Classes of one name, by the modules that define them."""
    where: defaultdict[str, list[Source]] = defaultdict(list)
    for module in checkout.modules:
        for name in sorted({node.name for node in module.nodes(ast.ClassDef)}):
            where[name].append(module)
    return {name: found for name, found in sorted(where.items()) if len(found) > 1}


def strays(checkout: Checkout) -> Iterator[str]:
    """Where a string outside games is the id of one."""
    yield from (
        f"{module.path}:{line}"
        for module in checkout.modules
        for line in named(module, checkout.games)
    )


def named(module: Source, ids: Set[str]) -> Iterator[int]:
    """Lines of a module outside games where a string is one of these."""
    if not module.is_of_a_game:
        for node in module.nodes(ast.Constant):
            if isinstance(node.value, str) and node.value in ids:
                yield node.lineno


def page_strays(checkout: Checkout) -> Iterator[str]:
    """The same on the page, but for its tests."""
    for source in checkout.page:
        yield from (f"{source.path}:{line}" for line in quoted(source, checkout.games))


def quoted(source: Source, ids: Set[str]) -> Iterator[int]:
    """Lines of the page outside games and tests where one of these stands in quotation marks."""
    id = re.compile(rf"""(["'`])(?:{"|".join(map(re.escape, ids))})\1""")
    if not source.is_of_a_game and ".test." not in source.path.name:
        for number, line in enumerate(source.text.splitlines(), 1):
            yield from [number] * len(id.findall(line))


def most_scattered(checkout: Checkout) -> tuple[str, int]:
    """The game that most files outside games name, and how many do."""
    counts = {id: len(places(checkout, id)) for id in sorted(checkout.ids)}
    return max(counts.items(), key=lambda pair: pair[1], default=("", 0))


def places(checkout: Checkout, id: str) -> set[Path]:
    """Files outside games that are called like a game, or in which its id is a text."""
    ids = {id, id.replace("-", "_")}
    called = {source.path for source in checkout.product if is_called(source, ids)}
    naming = {module.path for module in checkout.modules if any(named(module, ids))}
    return called | naming | {source.path for source in checkout.page if any(quoted(source, ids))}


def is_called(source: Source, ids: Set[str]) -> bool:
    """Is a file outside games, or its folder, called like one of these?"""
    stems = {part.partition(".")[0] for part in source.path.parts}
    return not source.is_of_a_game and ".test." not in source.path.name and bool(stems & ids)


def habits_of_code(checkout: Checkout) -> Figures:
    """What is better rare."""
    late = sum(len(late_imports(module)) for module in checkout.modules)
    anys = sum(node.id == "Any" for module in checkout.modules for node in module.nodes(ast.Name))
    return {
        "imports inside functions": f"{late:,}",
        "uses of Any": f"{anys:,}",
        f"untyped dictionaries in {', '.join(TALKING)}": f"{len([*untyped(checkout)]):,}",
    }


def untyped(checkout: Checkout) -> Iterator[str]:
    """Where a message could go out that nobody has said what is in it."""
    for module in checkout.modules:
        if module.package in TALKING:
            for node in module.nodes(ast.Subscript):
                if ast.unparse(node) in UNTYPED:
                    yield f"{module.path}:{node.lineno}"


def late_imports(module: Source) -> set[int]:
    """Lines at which a function imports something."""
    return {
        node.lineno
        for function in functions(module)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }


def functions(module: Source) -> list[Function]:
    """All of a module."""
    return [*module.nodes(ast.FunctionDef), *module.nodes(ast.AsyncFunctionDef)]


def longest(checkout: Checkout) -> Figures:
    """The longest function and the longest module."""
    sizes = [
        ((one.end_lineno or one.lineno) - one.lineno + 1, f"{module.path}:{one.name}")
        for module in checkout.modules
        for one in functions(module)
    ]
    files = [(module.lines, str(module.path)) for module in checkout.modules]
    rows = {"longest function": max(sizes), "longest module": max(files)}
    return {name: told(what, count) for name, (count, what) in rows.items()}


def crowds(checkout: Checkout) -> list[tuple[str, int]]:
    """Folders outside games by how many modules lie flat in them, the fullest first."""
    flat = Counter(
        one.path.parent.as_posix()
        for one in checkout.modules
        if not one.is_of_a_game and one.path.name != "__init__.py"
    )
    del flat[COMMANDS]
    return flat.most_common()


def move_figures(root: Path) -> Figures:
    """Through how many files one move goes, by its way; nothing where it cannot be played."""
    rows = {way: files_crossed_in(root, way) for way in WAYS}
    return {
        f"files one {way} move crosses": f"{len(files)}, {own_files(files)} of its game"
        for way, files in rows.items()
        if files
    }


def own_files(files: Sequence[str]) -> int:
    """How many of them belong to a game."""
    return sum(file.startswith("games") for file in files)


def lists(checkout: Checkout) -> Iterator[str]:
    """What stands behind the figures."""
    doubles = {name: len(where) for name, where in double_names(checkout).items()}
    yield listed("fullest folders", dict(crowds(checkout)[:FULLEST]))
    yield listed("class names of two things", doubles)
    yield listed("untyped dictionaries", Counter(untyped(checkout)))
    yield listed("ids of games outside games", Counter(strays(checkout)))
    yield listed("the same on the page", Counter(page_strays(checkout)))


def listed(title: str, counts: Mapping[str, int]) -> str:
    """A paragraph: things, and how many of each where it is not one."""
    things = (name if count == 1 else f"{name} ({count})" for name, count in counts.items())
    text = f"{title}: {', '.join(things) or 'none'}"
    return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def table(columns: Sequence[tuple[str, Figures]]) -> Iterator[str]:
    """A line for each figure of any column."""
    rows = dict.fromkeys(name for _, found in columns for name in found)
    cells = [["", *(title for title, _ in columns)]]
    cells += [[name, *(found.get(name, "–") for _, found in columns)] for name in sorted_rows(rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for row in cells:
        yield "  ".join(map(str.ljust, row, widths)).rstrip()


def sorted_rows(rows: dict[str, None]) -> list[str]:
    """In the order of the first column; what is new stands beside its like."""
    groups = list(dict.fromkeys(name.partition(",")[0] for name in rows))
    return sorted(rows, key=lambda name: groups.index(name.partition(",")[0]))


def all_figures(root: Path) -> Figures:
    """What the sources say, and what a move does."""
    return {**figures(Checkout(root)), **move_figures(root)}


def main(words: Sequence[str]) -> None:
    """The figures in columns, then the lists."""
    parser = make_parser("house", __doc__)
    parser.add_argument("folder", metavar="FOLDER", type=Path, nargs="?")
    folder: Path | None = parser.parse_args(words).folder
    before = [(folder.absolute().name, all_figures(folder))] if folder else []
    print(*table([*before, ("here", all_figures(HERE))]), "", *lists(Checkout(HERE)), sep="\n")
