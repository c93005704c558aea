"""Small stand-ins say what the libraries would: plurals and numbers, in both languages."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from pyrite.core.words import LANGUAGES

MESSAGE = "a = { $n -> \\n    [one] one { $n }\\n   *[other] { $n } of them\\n}"
SAY = """
import json, sys
if sys.argv[1] == "small":
    from pyrite.web.tab.stand_ins import put
    put()
import starlette.applications
from fluent.runtime import FluentBundle, FluentResource
assert (sys.argv[1] == "small") != hasattr(sys.modules["babel"], "__file__")
bundle = FluentBundle([sys.argv[2]], use_isolating=False)
bundle.add_resource(FluentResource("{message}"))
numbers = [0, 1, 2, 11, -1, 999, 1000, -1234567, 0.5, 1.0, 12.3456, 1234.5]
pattern = bundle.get_message("a").value
print(json.dumps([bundle.format_pattern(pattern, dict(n=n)) for n in numbers]))
"""


def said(which: str, language: str) -> list[list[object]]:
    """By a fresh Python, with the libraries or with what stands in for them."""
    program = SAY.replace("{message}", MESSAGE)
    command = [sys.executable, "-c", program, which, language]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)  # type: ignore[no-any-return]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stand_ins__say_what_the_libraries_say(language: str) -> None:
    assert said("small", language) == said("large", language)
