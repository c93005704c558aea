"""What is compiled for learning stays in the dialect."""

from __future__ import annotations

from pyrite.core import dialect
from pyrite.envs.batches import batch
from pyrite.envs.encoding import floats


def test_steps__stay_in_the_dialect() -> None:
    functions = (batch.step_rows, batch.first_illegal, batch.choose_uniform)
    assert dialect.check(functions, floats_in=batch.__name__) == []


def test_floats__stay_in_the_dialect() -> None:
    assert dialect.check([floats.write_floats], floats_in=floats.__name__) == []
