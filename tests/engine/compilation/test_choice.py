"""Which backend is ready."""

from __future__ import annotations

import pytest

from pyrite.engine.compilation import choice
from pyrite.engine.errors import EngineError


@pytest.mark.parametrize(("can", "backend"), [(True, "native"), (False, "python")])
def test_auto__is_native_wherever_that_can_be(
    monkeypatch: pytest.MonkeyPatch, can: bool, backend: str
) -> None:
    monkeypatch.setattr(choice, "has_native", lambda: can)
    assert choice.ready_backend("auto") == backend
    assert choice.ready_backend("python") == "python"


def test_without_a_compiler__plain_or_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert choice.ready_backend("auto") == "python"
    with pytest.raises(EngineError, match="no C compiler"):
        choice.ready_backend("native")
