"""The line above the prompt: what is asked now, and all that can be answered, in short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len

from pyrite.cli.session.answers import Choice
from pyrite.cli.shell.voice import Voice

LINES = 2  # as many the choices may take
EACH = (16, 8, 4, 2)  # how many of one kind are named, as far as that fits


def asking_lines(choices: Sequence[Choice], speech: Voice, width: int) -> list[str]:
    """The question with its choices; words that always help."""
    question, or_ = question_of(choices, speech), speech.say("choices-or")
    for most in EACH:
        line = f"{question} {or_.join(short_forms(choices, most))}"
        if cell_len(line) <= LINES * (width - 2):
            break
    return [line, speech.say("asking-words")]


def question_of(choices: Sequence[Choice], speech: Voice) -> str:
    """What is asked, by the first kind of answer."""
    key = f"ask-{choices[0].text.partition(' ')[0]}"
    return speech.say(key) if speech.knows(key) else speech.say("asking-now")


def short_forms(choices: Sequence[Choice], most: int) -> list[str]:
    """As they are typed, one for each verb: `bid 2–14`, `place hills 0–2, forest 3`, `pass`."""
    rests: dict[str, list[str]] = {}
    for choice in choices:
        verb, _, rest = choice.text.partition(" ")
        rests.setdefault(verb, []).append(rest)
    return [f"{verb} {_rests_text(found, most)}".rstrip() for verb, found in rests.items()]


def _rests_text(rests: Sequence[str], most: int) -> str:
    """All that may stand behind a verb; numbers as ranges, of many the first and the last."""
    parts = []
    for head, group in groupby(rests, key=_head):
        numbers = [int(rest.rpartition(" ")[2]) for rest in group if _is_numbered(rest)]
        parts.append(f"{head} {_ranges(numbers)}".strip() if numbers else head)
    if len(parts) <= most:
        return ", ".join(parts)
    return f"{parts[0]} … {parts[-1]} ({len(rests)})"


def _is_numbered(rest: str) -> bool:
    return rest.rpartition(" ")[2].isdecimal()


def _head(rest: str) -> str:
    """What stands before a number; all of it where there is none."""
    return rest.rpartition(" ")[0] if _is_numbered(rest) else rest


def _ranges(numbers: Sequence[int]) -> str:
    """`2–14`, `1, 3–5`."""
    runs = groupby(enumerate(numbers), key=lambda one: one[1] - one[0])
    found = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
