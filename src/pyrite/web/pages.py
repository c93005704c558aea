"""The page as it was built: read once, each file with its type and how long it may be kept."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from pyrite.core.words import Words, nearest_language

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
TAB = "tab"  # the folder of a page that has its own server in it; not everybody builds one
NEVER_CHANGES = re.compile(r"assets/|tab/(assets/|.*-[0-9a-f]{16}[./])")
SCREENS = (
    "/",
    "/t/{id}",
    "/t/{id}/screen",
    "/off/{id}",
    "/new/{game}",
    "/rules/{game}",
    "/learn/{game}",
    "/replay",
    "/luck",
    "/t/{id}/replay",
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".packed": "application/octet-stream",
    ".webmanifest": "application/manifest+json",
}


Answering = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class StaticFile:
    """A file of the page, plain and packed."""

    kind: str
    data: bytes
    packed: bytes | None
    keeps: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """Packed for who can unpack it."""
        headers = {"Content-Type": self.kind, "Cache-Control": self.keeps}
        if self.packed is None:
            return Response(self.data, status, headers)
        headers["Vary"] = "Accept-Encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.data, status, headers)
        return Response(self.packed, status, {**headers, "Content-Encoding": "gzip"})


def packed_file(kind: str, data: bytes) -> StaticFile:
    """Something that was made here, and may be kept by whoever asks again."""
    return StaticFile(kind, data, gzip.compress(data, mtime=0), ASK_AGAIN)


def read_static(folder: Path) -> dict[str, StaticFile]:
    """Every file by its path; none where the page was not built."""
    return {
        path: static_file(folder, folder / path)
        for path in static_paths(folder)
        if not path.startswith(f"{TAB}/")
    }


def static_paths(folder: Path) -> list[str]:
    """Of all files that are shown, without their packed form."""
    found = (one for one in folder.rglob("*") if one.is_file() and one.suffix != ".gz")
    return sorted(one.relative_to(folder).as_posix() for one in found)


def static_file(folder: Path, path: Path) -> StaticFile:
    """What has its content's hash in its name never changes."""
    packed = path.with_name(f"{path.name}.gz")
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    is_text = kind.startswith("text/")
    return StaticFile(
        kind=f"{kind}; charset=utf-8" if is_text else kind,
        data=path.read_bytes(),
        packed=packed.read_bytes() if packed.exists() else None,
        keeps=FOR_EVER if NEVER_CHANGES.match(path.relative_to(folder).as_posix()) else ASK_AGAIN,
    )


def is_built(folder: Path = STATIC) -> bool:
    """Is there a page to show?"""
    return (folder / INDEX).is_file()


def lost_page(folder: Path = STATIC) -> StaticFile | None:
    """What a person sees at an address where nothing is: the page, which says so."""
    return static_file(folder, folder / INDEX) if is_built(folder) else None


def is_walked_to(request: Request) -> bool:
    """By a person with a browser; programs hear what programs understand."""
    is_call = request.url.path.startswith("/api")
    return "text/html" in request.headers.get("accept", "") and not is_call


Dress = Callable[[StaticFile, Request], Awaitable[StaticFile]]
"""The page, with what belongs to the address that is asked for."""


async def as_it_is(index: StaticFile, request: Request) -> StaticFile:
    """Nothing belongs to it."""
    return index


def page_routes(folder: Path = STATIC, dress: Dress = as_it_is) -> list[Route]:
    """One page at every address of a screen; its files at theirs."""
    files = read_static(folder)
    screens = [Route(path, screen(files, dress)) for path in SCREENS]
    return [
        *screens,
        *(Route(f"/{path}", shown(one)) for path, one in files.items()),
        *tab_routes(folder),
    ]


def has_tab(folder: Path = STATIC) -> bool:
    """Can people play without a connection, too?"""
    return is_built(folder / TAB)


def tab_routes(folder: Path) -> list[Route]:
    """The page that needs no server: large and seldom fetched, so read when somebody wants it."""
    if not has_tab(folder):
        return []
    paths = [path for path in static_paths(folder) if path.startswith(f"{TAB}/")]
    files = [Route(f"/{path}", read_when_asked(folder, path)) for path in paths]
    to_folder = Route(f"/{TAB}", lambda request: RedirectResponse(f"/{TAB}/"))
    return [to_folder, Route(f"/{TAB}/", read_when_asked(folder, f"{TAB}/{INDEX}")), *files]


def read_when_asked(folder: Path, path: str) -> Answering:
    """A file as it lies on the disk now."""

    async def show(request: Request) -> Response:
        return static_file(folder, folder / path).answer(request)

    return show


def screen(files: Mapping[str, StaticFile], dress: Dress) -> Answering:
    """The page, whatever screen of it is wanted."""
    index = files.get(INDEX)
    if index is None:
        return not_built

    async def show(request: Request) -> Response:
        return (await dress(index, request)).answer(request)

    return show


def shown(file: StaticFile) -> Answering:
    """Answers with this file, whatever the address."""

    async def show(request: Request) -> Response:
        return file.answer(request)

    return show


async def not_built(request: Request) -> Response:
    """One line that says what would be right."""
    language = nearest_language(request.headers.get("accept-language"))
    return PlainTextResponse(Words(language, "pyrite.web").say("page-not-built") + "\n", 503)
