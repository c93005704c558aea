"""What a site is made of, without making one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite.core.errors import PyriteError
from pyrite.engine.registry import game_ids
from pyrite.web.site.archives import STANDARD, archive_of, game_files, pyrite_files
from pyrite.web.site.folder import Site, check_folder, index_of, write_site


def test_a_folder_with_other_files__is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(PyriteError, match="other files"):
        check_folder(tmp_path)


def test_a_site__replaces_an_older_one_as_a_whole(tmp_path: Path) -> None:
    write_site(Site((), {"sw.js": b"1", "LICENSES.txt": b"", "old/a.js": b"a"}), tmp_path)
    check_folder(tmp_path)
    write_site(Site((), {"sw.js": b"2", "LICENSES.txt": b"", "b.js": b"b"}), tmp_path)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["LICENSES.txt", "b.js", "sw.js"]


def test_a_name__says_what_is_in_the_file() -> None:
    site = Site(())
    assert site.add("a.json", b"1") != site.add("a.json", b"2")
    assert len(site.files) == 2


def test_the_page__finds_its_files_beside_it() -> None:
    made = index_of('<head><link href="/icon.svg"><script src="/assets/a.js">', {"a": 1}).decode()
    assert 'href="./icon.svg"' in made
    assert 'src="./assets/a.js"' in made
    assert "unsafe-eval'" in made
    assert " 'unsafe-eval'" not in made


def test_archives__have_no_game_but_their_own() -> None:
    assert not any(one.startswith("pyrite/games/") and one.count("/") > 2 for one in pyrite_files())
    for game in game_ids():
        folder = f"pyrite/games/{game.replace('-', '_')}/"
        others = [one for one in game_files(game) if not one.startswith(folder)]
        assert all("shipped_wasm" in one for one in others)


def imported_at_once(source: bytes) -> Iterator[str]:
    """Modules that a module cannot begin without."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_archives__need_nothing_of_the_standard_library_that_is_left_out() -> None:
    ours = {path: data for path, data in pyrite_files().items() if path.startswith("pyrite/")}
    missing = {
        (path, name)
        for path, data in ours.items()
        if path.endswith(".py")
        for name in imported_at_once(data)
        if STANDARD.match(f"{name.replace('.', '/')}.py")
    }
    assert missing == set()


def test_an_archive__is_the_same_whenever_it_is_made() -> None:
    files = {"b": b"2", "a": b"1"}
    assert archive_of(files) == archive_of(dict(sorted(files.items())))
