"""What is compiled for learning stays in the dialect."""

from __future__ import annotations

from pyrite.core import flow
from pyrite.core.dialect.check import check
from pyrite.envs.batches import batch
from pyrite.envs.encoding import floats


def test_steps__stay_in_the_dialect() -> None:
    functions = (batch.step_rows, batch.first_illegal, batch.choose_uniform)
    assert check(functions, floats_in=(batch.__name__, flow.__name__)) == []


def test_floats__stay_in_the_dialect() -> None:
    assert check([floats.write_floats], floats_in=(floats.__name__,)) == []
