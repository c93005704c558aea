"""Lines that fit: words stay whole; Japanese breaks between signs, but never before a stop."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len

NEVER_FIRST = "。、：；）」』】〉》！？，．・ー々…‥ぁぃぅぇぉっゃゅょァィゥェォッャュョ〜～"
NEVER_LAST = "（「『【〈《"
TOKEN = re.compile(r"\s+|[\u2e80-\uffef…‥]|[^\s\u2e80-\uffef…‥]+")


def wrap(text: str, width: int) -> list[str]:
    """One paragraph in lines no wider than `width` cells."""
    lines, line = [], ""
    for cluster in _clusters(text):
        if not line or cell_len((line + cluster).rstrip()) <= width:
            line += cluster
        else:
            lines.append(line.rstrip())
            line = cluster.lstrip()
    return [*lines, line.rstrip()]


def _clusters(text: str) -> Iterator[str]:
    """What stays together: opening signs with what follows, stops with what stands before."""
    cluster = ""
    for token in TOKEN.findall(text):
        is_bound = token in NEVER_FIRST or cluster[-1:] in NEVER_LAST
        if cluster and not is_bound:
            yield cluster
            cluster = ""
        cluster += token
    yield cluster


def indented(text: str, width: int, indent: int) -> list[str]:
    """The same with all lines but the first moved to the right."""
    first, *rest = wrap(text, width - 1)
    if not rest:
        return [first]
    behind = text[len(first) :].lstrip()
    return [first, *(" " * indent + line for line in wrap(behind, width - 1 - indent))]
