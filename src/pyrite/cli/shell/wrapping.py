"""Lines that fit: words stay whole; Japanese breaks anywhere, but never before a stop."""

from __future__ import annotations

import re

from rich.cells import cell_len

NEVER_FIRST = "。、:;)」』!?)〉》ー"
TOKEN = re.compile(r"\s+|[\u2e80-\uffef]|[^\s\u2e80-\uffef]+")


def wrap(text: str, width: int) -> list[str]:
    """One paragraph in lines no wider than `width` cells; a stop may hang over."""
    lines, line = [], ""
    for token in TOKEN.findall(text):
        if not line or cell_len(line + token) <= width or token in NEVER_FIRST:
            line += token
        else:
            lines.append(line.rstrip())
            line = token.lstrip()
    return [*lines, line.rstrip()]


def indented(text: str, width: int, indent: int) -> list[str]:
    """The same with all lines but the first moved to the right."""
    first, *rest = wrap(text, width - 1)
    if not rest:
        return [first]
    behind = text[len(first) :].lstrip()
    return [first, *(" " * indent + line for line in wrap(behind, width - 1 - indent))]
