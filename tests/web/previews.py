"""Pictures of games for links that are sent to friends: their cover, as messengers want it.

    python -m tests.web.previews

renews those of all games that have a cover.
"""

from __future__ import annotations

from importlib import resources
from io import BytesIO
from pathlib import Path

from PIL import Image

from pyrite.engine.registry import all_games
from pyrite.web.previews import PICTURE
from tests.web.browser import Reader, launched
from tests.web.place import hosted
from tests.web.shots import DRAWN, DRESS

SIZE = (1200, 630)
COLOURS = 128  # enough for what is drawn, and small
FULL = """
    body > * { visibility: hidden }
    .shown { position: fixed; inset: 0; z-index: 9; visibility: visible;
             width: 100vw !important; height: 100vh !important }
    .shown * { visibility: visible }
"""


def main() -> None:
    """All of them."""
    with hosted() as visitor, launched() as browser:
        look = {"viewport": {"width": SIZE[0] // 2, "height": SIZE[1] // 2}}
        reader = Reader(browser, visitor.url, **look, device_scale_factor=2, color_scheme="light")
        reader.page.goto("/")
        reader.page.evaluate(DRESS, FULL)
        for game in all_games():
            folder = Path(str(resources.files(game.package)))
            if (folder / "faces" / "page" / "cover.ts").is_file():
                (folder / PICTURE).write_bytes(cover(reader, game.id))
        reader.close()


def cover(reader: Reader, game: str) -> bytes:
    """The art of its card over the whole window."""
    art = reader.page.locator(f"article[data-game='{game}'] .art")
    art.evaluate("one => one.classList.add('shown')")
    reader.page.evaluate(DRAWN)
    shot = Image.open(BytesIO(reader.page.screenshot())).convert("RGB")
    art.evaluate("one => one.classList.remove('shown')")
    packed = BytesIO()
    shot.quantize(COLOURS).save(packed, "PNG", optimize=True)
    return packed.getvalue()


if __name__ == "__main__":
    main()
