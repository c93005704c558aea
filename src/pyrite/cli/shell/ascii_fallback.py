"""What stands for a sign that an old terminal cannot show."""

from __future__ import annotations

import codecs

PLAINLY = "plainly"
"""How a stream deals with such signs: by name, for `reconfigure(errors=…)`."""

INSTEAD = str.maketrans(
    {
        **dict.fromkeys("“”„″", '"'),
        **dict.fromkeys("‘’′", "'"),
        **dict.fromkeys("–—−", "-"),
        **dict.fromkeys("·•●", "*"),
        **dict.fromkeys("›▶▸→", ">"),
        "…": "...",
        "×": "x",
        "±": "+-",
        "★": "*",
        **dict(zip("♣♦♥♠▲■✚", "cdhs^#+", strict=True)),
        "√": "sqrt",
        "─": "-",
        "。": ".",
        "、": ",",
    }
)


def say_plainly(error: UnicodeError) -> tuple[str | bytes, int]:
    """The nearest letters, or a question mark for each sign that has none."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end].translate(INSTEAD)
    return "".join(sign if sign.isascii() else "?" for sign in signs), error.end


codecs.register_error(PLAINLY, say_plainly)
