"""`pyrite serve`: what is said to it reaches the server, by options or by the environment."""

from __future__ import annotations

import re
from typing import Any

import click
import pytest

from pyrite.cli.commands.serve import arguments, serve_options
from pyrite.core.words import Words
from pyrite.web.process.options import parse_arguments
from pyrite.wire.serve_options import SERVE_OPTIONS
from tests.cli.conftest import Pyrite, one_error
from tests.sources import ROOT

VARIABLE = re.compile(r"\bPYRITE_[A-Z_]+[A-Z]\b")


def every_option() -> list[click.Option]:
    """Of `pyrite serve`."""
    return serve_options(Words("en", "pyrite.cli"))


@pytest.mark.parametrize("option", every_option(), ids=lambda option: option.opts[0])
def test_option__the_server_understands_it(option: click.Option) -> None:
    value = "tls" if option.name == "smtp_security" else "7"
    said: Any = True if option.is_flag else (value,) if option.multiple else value
    read = vars(parse_arguments(list(arguments({"store": "x", str(option.name): said}))))
    got = read[str(option.name)]
    assert got is True if option.is_flag else value in str(got)


def test_arguments__what_was_not_said_is_not_said() -> None:
    given = {"bots": 0, "store": None, "open": False, "origin": ("a", "b"), "no_limits": True}
    assert list(arguments(given)) == [
        "--bots",
        "0",
        "--origin",
        "a",
        "--origin",
        "b",
        "--no-limits",
    ]


def test_variables__that_are_handed_out_exist() -> None:
    known = {option.variable for option in SERVE_OPTIONS} | {"PYRITE_CACHE_DIR", "PYRITE_CC"}
    pages = [ROOT / "docs" / "hosting.md", *(ROOT / "deploy").iterdir()]
    named = {name for page in pages for name in VARIABLE.findall(page.read_text("utf-8"))}
    assert {"PYRITE_STORE", "PYRITE_BEHIND_PROXY", "PYRITE_HOST"} <= named <= known


def test_environment__says_the_same(pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYRITE_STORE", "nonsense://here")
    assert "nonsense" in one_error(pyrite("serve", "--port", "0"))
    monkeypatch.setenv("PYRITE_PORT", "many")
    assert "--port" in one_error(pyrite("serve"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--site", "here"], "https://play.example.org"),
        (["--smtp", "mail.example.org"], "--smtp-from"),
        (["--smtp", ":25"], "HOST:PORT"),
        (["--smtp", "mail.example.org:x"], "HOST:PORT"),
        (
            [
                "--smtp",
                "x",
                "--smtp-from",
                "a@b",
                "--site",
                "http://x",
                "--smtp-password-file",
                ".",
            ],
            "password",
        ),
        (["--smtp-security", "some"], "starttls"),
    ],
)
def test_mail__what_is_missing_is_said(pyrite: Pyrite, options: list[str], said: str) -> None:
    assert said in one_error(pyrite("serve", "--store", ":memory:", "--port", "0", *options))
