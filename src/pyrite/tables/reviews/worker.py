"""A process that reviews games for the server, and says how far it is.

`python -m pyrite.tables.reviews.worker POLITENESS` is started by `queue.py` alone; it ends as the
bots' workers do.
"""

from __future__ import annotations

import sys

from pyrite.tables.bots.worker import Said, begin, fault_of, tell
from pyrite.tables.reviews.job import EarlyAnswer, Progress, ReviewTask


def answer_to(task: ReviewTask, progress: Progress) -> Said:
    """The review, or what went wrong."""
    try:
        return True, task.do(progress)
    except Exception as error:
        return False, fault_of(error)


def in_percent(said: Progress) -> Progress:
    """Not more often than that."""
    last = 0

    def progress(share: float | EarlyAnswer) -> None:
        nonlocal last
        if isinstance(share, EarlyAnswer):
            said(share)
        elif int(100 * share) > last:
            last = int(100 * share)
            said(share)

    return progress


def main(politeness: str) -> None:
    """One game after the other until the parent is gone."""
    requests, answers = begin(int(politeness))
    while True:
        task = requests.get()
        progress = in_percent(lambda share: tell(answers, (True, share)))
        tell(answers, answer_to(task, progress))


if __name__ == "__main__":
    main(*sys.argv[1:])
