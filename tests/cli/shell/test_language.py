"""Which language is spoken."""

from __future__ import annotations

import pytest

from pyrite.cli.shell.language import choose_language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ja_JP.UTF-8"}, "ja"),
        ([], {"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "C", "LC_MESSAGES": "ja"}, "ja"),
        ([], {"LANG": "ja", "LC_ALL": ""}, "ja"),
        ([], {"LANG": "fr_FR"}, "en"),
        (["--lang", "ja", "games"], {}, "ja"),
        (["games", "--lang=ja"], {"LANG": "en"}, "ja"),
        (["games", "--lang", "en"], {"LANG": "ja"}, "en"),
        (["games", "--lang"], {"LANG": "ja"}, "ja"),
        (["games", "--lang", "xx"], {"LANG": "ja"}, "ja"),
        (["games", "--", "--lang", "ja"], {}, "en"),
    ],
)
def test_language__option_before_environment(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert choose_language(arguments, environment) == language
