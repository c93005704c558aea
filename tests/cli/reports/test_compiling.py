"""Before long work: where it will run, and what is said."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.cli.reports import compiling
from pyrite.core.errors import CompilationFailed
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine.compilation import choice
from pyrite.engine.compilation.entries import FirstCall
from pyrite.engine.errors import EngineError

GAME = pyrite.game("gold")
SAID = {
    "en": "Compiling the rules of gold: a few seconds, only once …\n",
    "ja": "gold のルールをコンパイルしています（数秒、初回だけです）…\n",
}


class Calls:
    """What is there, and what was made."""

    def __init__(self, *, is_there: bool) -> None:
        self.made: list[Game] = []
        self.need = FirstCall(lambda game: is_there, self.made.append)


@pytest.fixture(autouse=True)
def _can_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "has_native", lambda: True)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_ready__one_line_and_only_what_is_missing(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words, there, missing = (
        Words(language, "pyrite.cli"),
        Calls(is_there=True),
        Calls(is_there=False),
    )
    needs = (there.need, missing.need, missing.need)
    assert compiling.ready(words, GAME, "auto", needs) == "native"
    assert (there.made, missing.made) == ([], [GAME, GAME])
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", SAID[language])


def test_ready__nothing_is_said_where_all_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    words, needs = Words("en", "pyrite.cli"), (Calls(is_there=True).need,)
    assert compiling.ready(words, GAME, "native", needs) == "native"
    assert compiling.ready(words, GAME, "python", (Calls(is_there=False).need,)) == "python"
    assert compiling.ready(words, GAME, "auto", ()) == "native"
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_ready__without_a_compiler_one_line_says_how_to_get_one(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(choice, "has_native", lambda: False)
    words, needed = Words(language, "pyrite.cli"), Calls(is_there=False)
    assert compiling.ready(words, GAME, "auto", (needed.need,)) == "python"
    (line,) = capsys.readouterr().err.splitlines()
    assert 'pip install "pyrite-games[native]"' in line
    assert compiling.ready(words, GAME, "auto", ()) == "python"
    assert compiling.ready(words, GAME, "python", (needed.need,)) == "python"
    assert (capsys.readouterr().err, needed.made) == ("", [])
    with pytest.raises(EngineError, match="no C compiler"):
        compiling.ready(words, GAME, "native", (needed.need,))


@pytest.mark.parametrize(("came_along", "backend"), [(True, "wasm"), (False, "python")])
def test_ready__where_the_compiler_fails_what_came_along_or_plainly(
    came_along: bool,
    backend: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(game: Game) -> None:
        raise CompilationFailed("compilation-failed", text="no SDK")

    need, words = FirstCall(lambda game: False, fail), Words("en", "pyrite.cli")
    monkeypatch.setattr(compiling, "take_what_is_there", lambda game, needs: came_along)
    assert compiling.ready(words, GAME, "auto", (need,)) == backend
    assert ("pip install" in capsys.readouterr().err) is not came_along
    with pytest.raises(CompilationFailed, match="no SDK"):
        compiling.ready(words, GAME, "native", (need,))


def test_search__only_for_those_who_search(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = Calls(is_there=False)
    monkeypatch.setattr(compiling, "SEARCH", needed.need)
    words = Words("en", "pyrite.cli")
    assert compiling.search_backend(words, "gold", ("easy", "greedy")) == "native"
    assert needed.made == []
    assert compiling.search_backend(words, "gold", ("easy", "search:9")) == "native"
    assert needed.made == [GAME]
