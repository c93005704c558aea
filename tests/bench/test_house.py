"""`python -m bench house`: what it counts, in a house of two small packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import house
from bench.errors import BenchError
from bench.sources import Checkout
from tests.bench.conftest import Printed

FILES = {
    "games/red_hill/rules.py": "class State:\n    pass\n",
    "games/red_hill/view.py": "class State:\n    pass\n",
    "core/words.py": 'from typing import Any\n\nSAID: Any = "red-hill"\n\nclass Row: ...\n',
    "core/bind.py": "class Row: ...\n\ndef late(x):\n    import json\n    return json\n",
    "web/talk.py": "from typing import Any\n\nsaid: dict[str, Any] = {}\n",
    "web/page/Home.svelte": "const first = 'red-hill'\n",
    "web/page/types.ts": "const generated = 'red-hill'\n",
    "web/page/home.test.ts": "expect('red-hill')\n",
    "web/page/node_modules/theirs.ts": "\n",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    for name, text in FILES.items():
        file = tmp_path / "src" / "pyrite" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Checkout(tmp_path)


def test_figures__of_a_small_house(checkout: Checkout) -> None:
    assert house.figures(checkout) == {
        "Python, core": "10",
        "Python, games": "4",
        "Python, web": "3",
        "Python, in all": "17",
        "laboratories": "0",
        "page, .svelte": "1",
        "page, .ts": "1",
        "page, in all": "2",
        "product, in all": "19",
        "class names of two things": "2",
        "of them outside games": "1",
        "ids of games outside games": "1",
        "the same on the page": "1",
        "places of one game outside its folder": "2 red-hill",
        "imports inside functions": "1",
        "uses of Any": "2",
        "untyped dictionaries in tables, web, wire": "1",
        "longest function": "3 core/bind.py:late",
        "longest module": "5 core/words.py",
        "modules in the fullest folder": "2 core",
    }


def test_lists__say_where(checkout: Checkout) -> None:
    folders, doubles, untyped, strays, page = house.lists(checkout)
    assert folders == "fullest folders: core (2), web"
    assert doubles == "class names of two things: Row (2), State (2)"
    assert untyped == "untyped dictionaries: web/talk.py:3"
    assert strays.endswith(": core/words.py:3")
    assert page.endswith(": web/page/Home.svelte:1")


def test_table__a_row_that_one_side_has_alone_stands_beside_its_like() -> None:
    before, after = {"Python, core": "1", "rest": "2"}, {"Python, wire": "30", "rest": "4"}
    assert list(house.table([("before", before), ("here", after)])) == [
        "              before  here",
        "Python, core  1       –",
        "Python, wire  –       30",
        "rest          2       4",
    ]


@pytest.mark.usefixtures("checkout")
def test_house__beside_another_checkout(printed: Printed, tmp_path: Path) -> None:
    assert tmp_path.name in printed("house", str(tmp_path)).splitlines()[0]


def test_house__another_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="no checkout"):
        Checkout(tmp_path)
