"""Sets as numbers: the same on both backends."""

import pytest

from pyrite.core.backends.backend import BACKENDS, backend_of
from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.engine.registry import find_game

SETS = (1, 2, 3, 12, 0b1011_0000, 1 << 31, 1 << 32, 7 << 60, (1 << 63) - 1, 1 << 62)


def measure(masks: Ints, places: Ints, sizes: Ints) -> int:
    """Of each set its lowest member, and how many it has."""
    for i in range(len(masks)):
        places[i] = lowest(masks[i])
        sizes[i] = size_of(masks[i])
    return len(masks)


@pytest.mark.parametrize("name", BACKENDS)
def test_sets__have_a_lowest_member_and_a_size(name: str) -> None:
    backend = backend_of(find_game("gold"), name)
    masks, places, sizes = backend.numbers(SETS), backend.ints(len(SETS)), backend.ints(len(SETS))
    backend.entry(measure)(masks, places, sizes)
    assert list(places) == [(mask & -mask).bit_length() - 1 for mask in SETS]
    assert list(sizes) == [mask.bit_count() for mask in SETS]
    assert [lowest(0), size_of(0)] == [0, 0]
