"""`--check`: what is wrong with an installation, each with its remedy."""

from __future__ import annotations

import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyrite.core.words import Words
from pyrite.web.process import checkup
from pyrite.web.process.checkup import Finding, all_findings, check_up, shown
from pyrite.web.process.options import Options, checked_options, parse_arguments

Given = Callable[..., Options]
SITE = ("--site", "https://play.example.org")


@pytest.fixture
def given(tmp_path: Path) -> Given:
    """Options as they are said, at a free port."""

    def read(*said: str, store: str = "") -> Options:
        kept = store or str(tmp_path / "tables.db")
        return checked_options(parse_arguments(["--store", kept, "--port", "0", *said]))

    return read


def found(options: Options) -> dict[str, Finding]:
    """By part."""
    return {one.part: one for one in all_findings(options, Words("en", "pyrite.web"))}


def answers(monkeypatch: pytest.MonkeyPatch, error: Exception | None = None) -> None:
    """The world outside: it answers, or this comes of it."""

    class Answer:
        def __enter__(self) -> None:
            """Well."""

        def __exit__(self, *gone: object) -> None:
            """Gone."""

    def call(*_: Any, **__: Any) -> Any:
        if error:
            raise error
        return Answer()

    monkeypatch.setattr(urllib.request, "urlopen", call)
    monkeypatch.setattr(checkup, "reach", call)


def test_alone__only_the_address_is_wrong_and_says_what_to_do(
    given: Given, capsys: pytest.CaptureFixture[str]
) -> None:
    options = given("--check")
    assert options.only_checks
    assert check_up(options, Words("en", "pyrite.web")) == 1
    out = capsys.readouterr().out
    assert out.count("[!!]") == 1
    assert "--host 0.0.0.0" in out
    assert out.endswith("One thing is wrong.\n")
    assert len(out.splitlines()) < 24  # one screen
    assert check_up(options, Words("ja", "pyrite.web")) == 1


def test_behind_a_proxy__all_is_well(given: Given, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch)
    states = {one.part: one.state for one in found(given(*SITE, "--behind-proxy")).values()}
    assert states.pop("mail") == "unset"
    assert set(states.values()) == {"well"}


@pytest.mark.parametrize(
    ("said", "remedy"),
    [
        (SITE, "--behind-proxy"),
        ((*SITE, "--behind-proxy", "--host", "0.0.0.0"), "--host 127.0.0.1"),
        (("--behind-proxy",), "--site"),
    ],
)
def test_proxy__is_believed_where_there_is_one_and_only_there(
    given: Given, monkeypatch: pytest.MonkeyPatch, said: tuple[str, ...], remedy: str
) -> None:
    answers(monkeypatch)
    proxy = found(given(*said))["proxy"]
    assert proxy.state == "wrong"
    assert remedy in proxy.text


@pytest.mark.parametrize(
    ("error", "state", "word"),
    [
        (urllib.error.URLError(ssl.SSLCertVerificationError("expired")), "wrong", "certificate"),
        (urllib.error.URLError(OSError("no route")), "wrong", "cannot be reached"),
        (urllib.error.HTTPError("", 502, "", {}, None), "unset", "502"),  # type: ignore[arg-type]
    ],
)
def test_tls__says_what_browsers_would_find(
    given: Given, monkeypatch: pytest.MonkeyPatch, error: Exception, state: str, word: str
) -> None:
    answers(monkeypatch, error)
    tls = found(given(*SITE, "--behind-proxy"))["tls"]
    assert (tls.state, word in tls.text) == (state, True)


def test_address__is_taken(given: Given, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        options = checked_options(parse_arguments(["--store", str(tmp_path / "t"), "--port", port]))
        assert port in found(options)["address"].text


def test_store__that_cannot_be_opened_says_why(given: Given, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("no tables at all, and much too long to be a new file\n")
    assert found(given())["store"].state == "wrong"


def test_store__is_shown_without_its_password() -> None:
    assert shown("postgresql://ada:secret@db/pyrite") == "postgresql://db/pyrite"
    assert shown("tables.db") == "tables.db"


def test_mail__is_greeted_and_nothing_sent(given: Given, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch)
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    smtp = ("--smtp", f"127.0.0.1:{port}", "--smtp-from", "a@example.org", "--smtp-security")
    mail = found(given(*SITE, "--behind-proxy", *smtp, "none"))["mail"]
    assert mail.state == "wrong"
    assert "--smtp-security" in mail.text
