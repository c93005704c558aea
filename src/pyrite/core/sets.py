"""Sets as numbers, in the dialect: member i is bit i. Compiled, each is one instruction."""

PRIME = 67  # of which the powers of 2 leave different remainders
PLACE_OF_BIT = tuple(
    next((place for place in range(63) if (1 << place) % PRIME == rest), 0) for rest in range(PRIME)
)


def lowest(mask: int) -> int:
    """The lowest member of a set that is not empty."""
    return PLACE_OF_BIT[(mask & -mask) % PRIME]


def size_of(mask: int) -> int:
    """How many members a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
