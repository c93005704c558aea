"""Rows of numbers added up, in the dialect. Compiled, rows of a network's widths go in vectors."""

from pyrite.core.schema import Ints


def add_rows(rows: list[Ints], times: Ints, sums: Ints) -> None:
    """Each row as often as `times` says; no sum leaves the bits of `sums`."""
    for i in range(len(times)):
        if times[i] != 0:
            often = times[i]
            row = rows[i]
            for j in range(len(sums)):
                sums[j] += often * row[j]
