"""Files that take long are run first, each as a whole."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.order import in_order


def item(name: str, *, is_slow: bool = False, fixtures: tuple[str, ...] = ()) -> Any:
    """A test as pytest has collected it."""
    return SimpleNamespace(
        nodeid=name,
        fixturenames=fixtures,
        get_closest_marker=lambda marker: marker if is_slow else None,
    )


def names(*items: Any) -> list[str]:
    """In which order these are run."""
    return [one.nodeid for one in in_order(list(items))]


def test_order__browsers_servers_and_the_contract_before_the_rest() -> None:
    found = names(
        item("tests/core/test_chance.py::test_a"),
        item("tests/contract/test_every_game.py::test_a"),
        item("tests/web/api/test_calls.py::test_a"),
        item("tests/web/page/test_lines.py::test_a"),
    )
    assert [name.split("/")[1] for name in found] == ["web", "web", "contract", "core"]
    assert "page" in found[0]


def test_order__slow_before_quick() -> None:
    found = names(item("tests/a.py::test_a"), item("tests/b.py::test_a", is_slow=True))
    assert found == ["tests/b.py::test_a", "tests/a.py::test_a"]


def test_order__a_file_stays_whole() -> None:
    found = names(
        item("tests/a.py::test_1"),
        item("tests/b.py::test_1"),
        item("tests/b.py::test_2", fixtures=("visitor",)),
    )
    assert found == ["tests/b.py::test_1", "tests/b.py::test_2", "tests/a.py::test_1"]
