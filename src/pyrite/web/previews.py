"""What a messenger shows of a link before anybody opens it: title, sentence, picture of the game.

It stands in the head of the page, in the language asked for. Of a table it says no more than lists
do: its game, and who invites.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from importlib import resources

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pyrite.core.errors import PyriteError
from pyrite.core.game import Game
from pyrite.core.words import Words, nearest_language
from pyrite.engine.registry import find_game
from pyrite.tables.stores.store import Store
from pyrite.web.pages import StaticFile, packed_file
from pyrite.wire.answers import Summary

PICTURE = "faces/preview.png"
GENERAL = "/icon-512.png"
KEPT = "public, max-age=86400"
HEAD_END = b"</head>"


@dataclass(frozen=True)
class Preview:
    """What is shown of a link."""

    title: str
    sentence: str
    picture: str  # its path


async def preview_of(request: Request, store: Store) -> Preview | None:
    """Of a table or a game; None where the address names neither, or nothing can be said."""
    words = Words(nearest_language(request.headers.get("accept-language")), "pyrite.web")
    try:
        if "game" in request.path_params:
            return game_preview(find_game(request.path_params["game"]), words)
        if "id" in request.path_params:
            listing = await store.listing(request.path_params["id"])
            return None if listing is None else table_preview(json.loads(listing.summary), words)
    except PyriteError:  # no such game, or the store does not answer: the page says so
        return None
    return Preview("Pyrite", words.say("preview-house"), GENERAL)


def game_preview(game: Game, words: Words) -> Preview:
    """What it is called, and why one would play it."""
    own = Words(words.language, game.package)
    has_picture = picture_of(game) is not None
    picture = f"/previews/{game.id}.png" if has_picture else GENERAL
    return Preview(own.say("title"), own.say("tagline"), picture)


def table_preview(summary: Summary, words: Words) -> Preview:
    """The game's, and who invites while there are seats."""
    game = game_preview(find_game(summary["game"]), words)
    opener = summary["opener"]
    name = None if opener is None else summary["players"][opener]["name"]
    is_open = summary["state"] == "open"
    key = ("preview-invites" if name else "preview-open") if is_open else "preview-table"
    title = words.say(key, name=name or "", game=game.title)
    return Preview(title, game.sentence, game.picture)


def picture_of(game: Game) -> bytes | None:
    """A game may bring one."""
    file = resources.files(game.package).joinpath(PICTURE)
    return file.read_bytes() if file.is_file() else None


def with_preview(index: bytes, preview: Preview, base: str, path: str) -> bytes:
    """The page with what messengers read in its head."""
    told = {
        "og:site_name": "Pyrite",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:image": base + preview.picture,
        "og:url": base + path,
        "twitter:card": "summary" if preview.picture == GENERAL else "summary_large_image",
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in told.items()
    )
    return index.replace(HEAD_END, tags.encode() + HEAD_END, 1)


@dataclass(frozen=True)
class Previews:
    """What is shown of links to one server."""

    store: Store
    site: str  # where it is found; empty: where whoever asks has found it

    async def dress(self, index: StaticFile, request: Request) -> StaticFile:
        """The page with its preview; as it is, where there is nothing to show."""
        preview = await preview_of(request, self.store)
        if preview is None:
            return index
        base = self.site or f"{request.url.scheme}://{request.headers.get('host', '')}"
        told = with_preview(index.data, preview, base, request.url.path)
        return packed_file(index.kind, told)


async def show_picture(request: Request) -> Response:
    """The picture of a game that has one."""
    try:
        data = picture_of(find_game(request.path_params["game"]))
    except PyriteError:
        data = None
    if data is None:
        raise HTTPException(404)
    return Response(data, headers={"Cache-Control": KEPT}, media_type="image/png")


PICTURES = Route("/previews/{game}.png", show_picture)
