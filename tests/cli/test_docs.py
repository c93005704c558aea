"""The page about the command line is what the commands say."""

from __future__ import annotations

from pyrite.cli.commands import COMMANDS
from pyrite.cli.docs import page
from tests.sources import ROOT


def test_page__is_up_to_date() -> None:
    written = (ROOT / "docs" / "command_line.md").read_text("utf-8")
    assert page() == written, "python -m pyrite.cli.docs > docs/command_line.md"


def test_page__has_every_command_in_both_languages() -> None:
    for language in ("en", "ja"):
        assert all(f"## pyrite {name}\n" in page(language) for name in COMMANDS)
