"""How one server process hands something to another on the same machine.

A Unix socket in a folder that only this user may enter. What goes over it is a frame: its length,
then its bytes. With the first byte may come an open connection: its other end then never notices
that somebody else has taken over.
"""

from __future__ import annotations

import asyncio
import os
import socket
import stat
import struct
import tempfile
from contextlib import suppress
from pathlib import Path

LENGTH = struct.Struct(">I")
MOST_BYTES = 1 << 24
MARK = b"P"
LONGEST_FOLDER = 80  # bytes; a socket's whole path has 104 at most
CAN_HAND = hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds")


def meeting_folder() -> Path | None:
    """Where the servers of this user on this machine find each other; None: nowhere safe."""
    if not CAN_HAND:
        return None
    own = os.environ.get("XDG_RUNTIME_DIR")
    folders = [Path(own, "pyrite")] if own else []
    folders.append(Path(tempfile.gettempdir(), f"pyrite-{os.getuid()}"))
    return next(filter(is_private, folders), None)


def is_private(folder: Path) -> bool:
    """Made if need be; does it belong to us alone, and is its path short enough for a socket?"""
    with suppress(OSError):
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid()
        return is_ours and not found.st_mode & 0o077 and len(bytes(folder)) <= LONGEST_FOLDER
    return False


def listen(path: Path) -> socket.socket:
    """From now on others can come."""
    made = socket.socket(socket.AF_UNIX)
    made.setblocking(False)
    made.bind(str(path))
    made.listen(1024)
    return made


async def reach(path: Path) -> socket.socket:
    """A line to who listens there; OSError if nobody does."""
    made = socket.socket(socket.AF_UNIX)
    made.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(made, str(path))
    except BaseException:
        made.close()
        raise
    return made


def is_deserted(path: Path) -> bool:
    """Did who listened there end without a word?"""
    with socket.socket(socket.AF_UNIX) as made:
        made.settimeout(1)
        try:
            made.connect(str(path))
        except ConnectionRefusedError:
            return True
        except OSError:
            return False
    return False


def sweep(folder: Path) -> None:
    """Remove what killed servers have left."""
    for path in folder.iterdir():
        if path.is_socket() and is_deserted(path):
            path.unlink(missing_ok=True)


async def send(line: socket.socket, frame: bytes, handed: int | None = None) -> None:
    """A frame, and perhaps an open connection (its descriptor) with it."""
    if handed is None:
        line.send(MARK)
    else:
        socket.send_fds(line, [MARK], [handed])
    await asyncio.get_running_loop().sock_sendall(line, LENGTH.pack(len(frame)) + frame)


async def receive(line: socket.socket) -> tuple[bytes, int | None]:
    """A frame, and what came with it."""
    await _readable(line)
    mark, handed, _, _ = socket.recv_fds(line, 1, 1)
    try:
        if mark != MARK:
            raise ConnectionResetError
        (length,) = LENGTH.unpack(await _exactly(line, LENGTH.size))
        if length > MOST_BYTES:
            raise ConnectionResetError
        return await _exactly(line, length), handed[0] if handed else None
    except BaseException:
        for one in handed:
            os.close(one)
        raise


async def _readable(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(line.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(line.fileno())


async def _exactly(line: socket.socket, length: int) -> bytes:
    data = bytearray()
    while len(data) < length:
        part = await asyncio.get_running_loop().sock_recv(line, min(length - len(data), 65_536))
        if not part:
            raise ConnectionResetError
        data += part
    return bytes(data)
