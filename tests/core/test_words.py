"""Words: what is said in either language, and that a fault of ours is loud."""

from __future__ import annotations

import pytest

from pyrite.core.errors import BadText
from pyrite.core.words import LANGUAGES, Words, nearest_language


def test_an_error_speaks_both_languages() -> None:
    error = BadText("bad-move", text="castle", example="flip e5")
    assert str(error) == "“castle” is not a move of this game; a move looks like “flip e5”."
    assert error.in_language("ja").startswith("「castle」はこのゲームの手ではありません。")


@pytest.mark.parametrize(
    ("tag", "language"), [("ja_JP.UTF-8", "ja"), ("de_DE", "en"), ("", "en"), (None, "en")]
)
def test_nearest_language(tag: str | None, language: str) -> None:
    assert nearest_language(tag) == language


def test_a_missing_message_or_value_raises() -> None:
    for language in LANGUAGES:
        words = Words(language, "pyrite.core")
        with pytest.raises(KeyError):
            words.say("no-such-key")
        with pytest.raises(KeyError):
            words.say("error-bad-move", text="castle")
