"""The page is served as it was built, and its absence is said plainly."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite.web.pages import SCREENS
from pyrite.web.typescript import typescript_files
from tests.sources import ROOT
from tests.web.place import Visitor, hosted

ADDRESSES = [path.format(id="oak", game="gold") for path in SCREENS]


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a server with a small page."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    files = {"index.html": "<!doctype html>", "assets/a-1.js": "let a", "sw.js": "let b"}
    for name, text in files.items():
        (folder / name).write_text(text)
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "assets" / "f.woff2").write_bytes(b"font")
    with hosted(page=folder) as one:
        yield one


@pytest.mark.parametrize("address", ADDRESSES)
def test_screens__are_one_page_that_is_asked_for_again(visitor: Visitor, address: str) -> None:
    answer = visitor.http.get(address)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_service_worker__keeps_screens_as_its_shell_and_nothing_else() -> None:
    text = (ROOT / "src/pyrite/web/page/public/sw.js").read_text("utf-8")
    (pattern,) = re.findall(r"^const SCREENS = /(.*)/;$", text, re.MULTILINE)
    screens = re.compile(pattern.replace(r"\/", "/"))
    assert all(map(screens.search, ADDRESSES))
    others = ("/healthz", "/metrics", "/api/docs", "/api/games", "/sw.js", "/assets/a-1.js", "/t/")
    assert not any(map(screens.search, others))


@pytest.fixture(scope="module")
def with_tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a server that has a page which needs no server, too."""
    folder = tmp_path_factory.mktemp("static")
    files = {"index.html": "<!doctype html>", "tab/index.html": "alone", "tab/sw.js": "let c"}
    for name, text in {**files, f"tab/gold-{16 * '0'}.zip.packed": "rules"}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    with hosted(page=folder) as one:
        yield one


def test_page_without_server__is_offered_where_it_was_built(
    visitor: Visitor, with_tab: Visitor
) -> None:
    assert not visitor.call("GET", "/server").json()["tab"]
    assert with_tab.call("GET", "/server").json()["tab"]
    assert with_tab.http.get("/tab").headers["location"] == "/tab/"
    answer = with_tab.http.get("/tab/")
    assert (answer.status_code, answer.text) == (200, "alone")
    assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    assert "wasm" not in with_tab.http.get("/").headers["content-security-policy"]


def test_page_without_server__what_is_named_by_its_content_is_kept_for_ever(
    with_tab: Visitor,
) -> None:
    kept = {
        name: with_tab.http.get(f"/tab/{name}").headers["cache-control"]
        for name in ("sw.js", f"gold-{16 * '0'}.zip.packed")
    }
    assert [kept[name] == "no-cache" for name in kept] == [True, False]


def test_assets__are_kept_for_ever_and_packed(visitor: Visitor) -> None:
    answer = visitor.http.get("/assets/a-1.js")
    assert answer.text == "let a"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = visitor.http.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "let a"


def test_assets__fonts_are_not_packed_twice(visitor: Visitor) -> None:
    answer = visitor.http.get("/assets/f.woff2")
    assert answer.content == b"font"
    assert answer.headers["content-type"] == "font/woff2"


def test_files_outside_assets__are_asked_for_again(visitor: Visitor) -> None:
    assert visitor.http.get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/a-1.js.gz", "/t", "/x", "/../x"])
def test_other_addresses__are_nothing(visitor: Visitor, path: str) -> None:
    assert visitor.http.get(path).json()["error"]["code"] == "no-such-page"


def test_other_addresses__show_a_person_the_page(visitor: Visitor) -> None:
    person = {"Accept": "text/html,*/*;q=0.8"}
    answer = visitor.http.get("/x", headers=person)
    assert answer.status_code == 404
    assert answer.text == visitor.http.get("/").text
    assert "error" in visitor.http.get("/api/x", headers=person).json()


def test_without_a_page__one_line_says_what_to_do(tmp_path: Path) -> None:
    with hosted(page=tmp_path) as visitor:
        answer = visitor.http.get("/t/oak", headers={"Accept-Language": "ja"})
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert answer.text.count("\n") == 1
        assert "ページ" in answer.text


def test_types__are_what_the_server_says() -> None:
    stale = [
        str(file.relative_to(ROOT))
        for file, text in typescript_files().items()
        if file.read_text("utf-8") != text
    ]
    assert stale == [], "run: make types"
