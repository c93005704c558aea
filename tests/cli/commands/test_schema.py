"""`pyrite schema`."""

from __future__ import annotations

import json

import jsonschema_rs
import pytest

from pyrite.engine.registry import game_ids
from tests.cli.conftest import Pyrite


@pytest.mark.parametrize("game", game_ids())
def test_schema__is_a_json_schema(pyrite: Pyrite, game: str) -> None:
    ran = pyrite("schema", game)
    assert ran.code == 0
    schema = json.loads(ran.out)
    assert schema["$schema"].endswith("2020-12/schema")
    jsonschema_rs.meta.validate(schema)


def test_schema__of_no_game(pyrite: Pyrite) -> None:
    ran = pyrite("schema", "chess")
    assert ran.code == 2
    assert "chess" in ran.err
