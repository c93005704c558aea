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
