"""The page about the command line is what the commands say."""

from __future__ import annotations

from pyrite.cli.shell.command import COMMANDS
from pyrite.cli.shell.docs import page
from tests.test_house import ROOT


def test_page__is_up_to_date() -> None:
    written = (ROOT / "docs" / "command_line.md").read_text("utf-8")
    assert page() == written, "python -m pyrite.cli.shell.docs > docs/command_line.md"


def test_page__has_every_command_in_both_languages() -> None:
    for language in ("en", "ja"):
        assert all(f"## pyrite {name}\n" in page(language) for name in COMMANDS)
