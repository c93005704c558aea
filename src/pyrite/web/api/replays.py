"""`POST /replay`: a record told again. Told in a process of its own, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from starlette.responses import Response

from pyrite.tables.bots.processes import StartWorker, Worker, WorkerGone, WorkFailed, start_worker
from pyrite.tables.errors import Refused
from pyrite.web.api.call import ApiCall, CallDescription
from pyrite.web.api.messages import ReplayRecord, parse_body
from pyrite.web.api.replay_job import Retell, Untold
from pyrite.web.errors import BadRecordGiven
from pyrite.wire.replays import Replayed

LOG = logging.getLogger("pyrite.web")
MOST_WAITING = 16
MOST_OF_ONE = 8  # of them, of an address
PATIENCE = 60.0  # seconds until a record that takes so long is given up
KEPT = 60.0  # seconds that the process is kept for the next one


class Replayer:
    """Tells records one after the other; its process is there only while it is wanted."""

    def __init__(
        self, patience: float = PATIENCE, kept: float = KEPT, start: StartWorker = start_worker
    ) -> None:
        self._patience = patience
        self._kept = kept
        self._start = start
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()  # by address
        self._worker: Worker | None = None
        self._ending: asyncio.Task[None] | None = None

    async def tell(self, wanted: Retell, address: str) -> bytes | Untold:
        """The answer; `busy` where too many wait, in all or of an address, or it takes too long."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[address] >= MOST_OF_ONE:
            raise Refused("busy")
        self._waiting[address] += 1
        try:
            async with self._turn:
                return await self._told(wanted)
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # forgets who waits for nothing

    async def _told(self, wanted: Retell) -> bytes | Untold:
        self._stay()
        try:
            async with asyncio.timeout(self._patience):
                told: bytes | Untold = await (await self._at_hand()).ask(wanted)
        except BaseException as fault:
            await self._part()
            if not isinstance(fault, TimeoutError | WorkerGone | WorkFailed | OSError):
                raise
            LOG.warning("a record was not told: %r", fault)
            raise Refused("busy") from None
        self._ending = asyncio.create_task(self._end_later())
        return told

    async def _at_hand(self) -> Worker:
        self._worker = self._worker or await self._start()
        return self._worker

    def _stay(self) -> None:
        """It is wanted again."""
        if self._ending:
            self._ending.cancel()
            self._ending = None

    async def _end_later(self) -> None:
        await asyncio.sleep(self._kept)
        async with self._turn:
            await self._part()

    async def _part(self) -> None:
        worker, self._worker = self._worker, None
        if worker:
            await worker.end()

    async def close(self) -> None:
        """The process ends with the server."""
        self._stay()
        await self._part()


async def replay_record(call: ApiCall) -> Response:
    """A record, told again step by step: as a seat saw it, or with all eyes."""
    wanted = parse_body(ReplayRecord, await call.body(call.context.limits.record_bytes))
    call.context.replays.count(call.address)
    is_packed = "gzip" in call.request.headers.get("accept-encoding", "")
    retell = Retell(wanted.record, wanted.eyes, call.language, wanted.after, is_packed)
    told = await call.context.replayer.tell(retell, call.address)
    if isinstance(told, Untold):
        raise BadRecordGiven("untold", field=told.field, line=told.line, why=told.text)
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    return Response(told, headers=headers, media_type="application/json")


CALLS = (CallDescription("POST", "/replay", replay_record, {200: Replayed}, ReplayRecord),)
