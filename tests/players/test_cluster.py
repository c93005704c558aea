"""A cluster is there, or one line says how to get one; real ones are tested where they work."""

from __future__ import annotations

import pytest

from pyrite.core.words import LANGUAGES
from pyrite.players.cluster import check_ray, cluster
from pyrite.players.errors import ClusterError


def test_without_ray__one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ClusterError, match="Ray is not installed"), cluster():
        pass
    with pytest.raises(ClusterError) as caught:
        check_ray()
    for language in LANGUAGES:
        assert "pyrite-games[ray]" in caught.value.in_language(language)
