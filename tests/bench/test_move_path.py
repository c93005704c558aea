"""Which files one move goes through."""

from __future__ import annotations

from pathlib import Path

from bench.house import HERE, move_figures
from bench.move_path import files_crossed_in


def test_files_crossed__from_the_key_to_the_sentence() -> None:
    crossed = files_crossed_in(HERE, "typed")
    assert crossed[0] == "cli/session/answers.py"
    assert {"tables/deciding.py", "tables/table.py", "engine/play.py"} <= set(crossed)
    assert crossed[-1] == "cli/session/screen.py"
    assert "cli/boards/board.py" not in crossed  # the next question is no part of it


def test_files_crossed__from_the_message_to_its_answer() -> None:
    crossed = files_crossed_in(HERE, "sent")
    assert crossed[0] == "web/live/sessions.py"
    assert {"web/api/messages.py", "tables/live/service.py", "engine/play.py"} <= set(crossed)
    assert not any(file.startswith("cli") for file in crossed)


def test_move_figures__what_is_no_house_to_play_in_has_none(tmp_path: Path) -> None:
    assert move_figures(tmp_path) == {}
