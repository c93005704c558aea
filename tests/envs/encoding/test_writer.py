"""The written code: what a game's encoding runs, for everybody to read."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from pyrite.core.dialect.check import check
from pyrite.core.game import Game
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games
from pyrite.envs.encoding import writer
from pyrite.envs.encoding.specification import encoding

HEAD = """
from typing import Any

from pyrite.core.schema import Ints
from pyrite.envs.encoding.writer import relative

"""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_main__prints_code_that_encodes(
    game: Game,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    writer.main(game.id)
    path = tmp_path / "written.py"
    path.write_text(HEAD + capsys.readouterr().out)
    spec = importlib.util.spec_from_file_location("pyrite.written", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "pyrite.written", module)
    spec.loader.exec_module(module)
    assert check([module.encode]) == []
    information = start_play(game, game.seats[-1], seed="written").information(0)
    made = encoding(game, game.seats[-1])
    out = [0] * made.width
    module.encode(information.state, 0, made.rows, out)
    assert out == made.encode(information).tolist()
