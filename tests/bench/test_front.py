"""`python -m bench`: every laboratory is listed, has help, and refuses in one line."""

from __future__ import annotations

import pytest

from bench.__main__ import LABORATORIES, main
from tests.bench.conftest import Printed


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_front__lists_the_laboratories(words: tuple[str, ...], printed: Printed) -> None:
    out = printed(*words)
    assert all(f"  {name} " in out and about in out for name, (_, about) in LABORATORIES.items())


@pytest.mark.parametrize("name", LABORATORIES)
def test_laboratory__has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert f"usage: python -m bench {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("alchemy", "no laboratory “alchemy”"),
        ("peers chess", "chess"),
        ("endings gold nobody", "nobody"),
        ("habits gold nobody", "nobody"),
        ("review strength chess", "chess"),
        ("review grades gold --save no/such/folder", "no/such/folder"),
    ],
)
def test_front__refuses_in_one_line(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
