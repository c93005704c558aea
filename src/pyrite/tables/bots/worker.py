"""A process that works for the server: reads requests, does them one by one, writes answers.

`python -m pyrite.tables.bots.worker` is started by `pool.py` alone. It gives way to others, leaves
Ctrl-C to its parent, and is gone as soon as its parent is: the pipe it reads from has an end then,
whatever it was doing.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import Any, BinaryIO

from pyrite.tables.bots.request import WorkerRequest

POLITENESS = 10
LENGTH = struct.Struct(">I")

Said = tuple[bool, Any]
"""True and the answer, or False and what went wrong."""

HELLO: Said = (True, "all is imported")


def fault_of(error: BaseException) -> str:
    """The kind of error and its place; its message could tell a hand."""
    places = traceback.extract_tb(error.__traceback__)
    where = f" in {places[-1].name}, line {places[-1].lineno}" if places else ""
    return type(error).__name__ + where


def answer_to(request: WorkerRequest) -> Said:
    """Done, or why not."""
    try:
        return True, request.do()
    except Exception as error:
        return False, fault_of(error)


def tell(pipe: BinaryIO, said: Said) -> None:
    """At once, with its length before it."""
    data = pickle.dumps(said)
    pipe.write(LENGTH.pack(len(data)) + data)
    pipe.flush()


def read_requests(pipe: BinaryIO, requests: SimpleQueue[Any]) -> None:
    """Until the parent is gone; then so are we, at once."""
    try:
        while True:
            requests.put(pickle.load(pipe))
    except EOFError:
        os._exit(0)
    except BaseException:
        os._exit(1)


def keep_answers_apart() -> BinaryIO:
    """The pipe to the parent; what is printed by mistake goes elsewhere."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return pipe


def begin(politeness: int) -> tuple[SimpleQueue[Any], BinaryIO]:
    """Give way, leave Ctrl-C to the parent, say hello: what is asked, and where answers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(politeness)
    answers = keep_answers_apart()
    requests: SimpleQueue[Any] = SimpleQueue()
    reader = (sys.stdin.buffer, requests)
    threading.Thread(target=read_requests, args=reader, daemon=True).start()
    tell(answers, HELLO)
    return requests, answers


def main() -> None:
    """Work until the parent is gone."""
    requests, answers = begin(POLITENESS)
    while True:
        tell(answers, answer_to(requests.get()))


if __name__ == "__main__":
    main()
