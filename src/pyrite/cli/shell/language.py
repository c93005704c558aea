"""Which language to speak: what `--lang` says, else what the environment says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyrite.core.words import LANGUAGES, nearest_language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Looked up before any command is built, so that help is in this language too."""
    asked = asked_language(arguments)
    if asked in LANGUAGES:
        return asked
    tags = (environment.get(name) for name in VARIABLES)
    return nearest_language(next(filter(None, tags), None))


def asked_language(arguments: Sequence[str]) -> str:
    """The last `--lang X` or `--lang=X`, wherever it stands."""
    asked = ""
    for i, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang":
            asked = arguments[i + 1] if i + 1 < len(arguments) else ""
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked
