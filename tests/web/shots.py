"""Pictures of boards in fixed positions, kept small, and compared as somebody compares who squints.

    python -m tests.web.shots

renews the kept ones (`make shots`). Look at what has changed before you commit it.

Browsers and machines draw the same letters a little differently, so what is compared is a quarter
of the size, field by field of some 32 pixels: a card that is missing or a line that has moved is
seen, a softer edge is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from tests.sources import ROOT
from tests.web.browser import DESKTOP, PHONE, Reader, launched, run_node
from tests.web.place import hosted

KEPT = Path(__file__).parent / "shots"
SEEN = Path("build") / "shots"
REDUCED = 4
FIELD = 8
TOLERANCE = 6.0  # of 255, on average over a field
SAME = """
    * { text-rendering: geometricPrecision } /* letters stand where they stand everywhere */
    #log { visibility: hidden } /* signs that our faces lack, from whatever faces there are */
"""
DRESS = """styles => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
}"""
LOADED = """() => ['/symbols-', '/contours-'].every((picture) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(picture)))"""
DRAWN = """() => document.fonts.ready.then(() => new Promise(
    (done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@dataclass(frozen=True)
class Shot:
    """A position of a game, and how it is looked at."""

    game: str
    position: str
    size: ViewportSize
    scheme: Literal["light", "dark"]

    @property
    def name(self) -> str:
        """Of its file."""
        return f"{self.game}-{self.position}"


SHOTS = (
    Shot("gold", "second", DESKTOP, "light"),
    Shot("gold", "aid", DESKTOP, "dark"),
    Shot("gold", "five", PHONE, "light"),
    Shot("gold", "over", PHONE, "dark"),
    Shot("fool", "middle", DESKTOP, "light"),
    Shot("fool", "eight", PHONE, "dark"),
    Shot("fool", "round", DESKTOP, "dark"),
    Shot("fools-gold", "turn", DESKTOP, "light"),
    Shot("fools-gold", "mining", PHONE, "dark"),
    Shot("fools-gold", "winter", DESKTOP, "dark"),
    Shot("end-of-the-trail", "prospects", DESKTOP, "light"),
    Shot("end-of-the-trail", "lot", PHONE, "light"),
    Shot("end-of-the-trail", "keep", DESKTOP, "dark"),
)


@contextmanager
def boards() -> Iterator[str]:
    """A server of all positions; its address."""
    with TemporaryDirectory() as folder:
        out = ("--outDir", folder, "--logLevel", "warn")
        run_node("npm", "run", "-s", "fixtures", "--", *out, folder=ROOT)
        with hosted(page=Path(folder)) as visitor:
            yield visitor.url


def position(
    browser: Browser, url: str, game: str, name: str, size: ViewportSize, scheme: str = "light"
) -> Reader:
    """Somebody who looks at a fixed position, drawn and with all its letters."""
    reader = Reader(browser, url, viewport=size, reduced_motion="reduce")
    page = reader.page
    page.goto(f"/fixtures.html?game={game}&name={name}&scheme={scheme}", wait_until="networkidle")
    page.locator("#bar").wait_for()
    page.wait_for_function(LOADED)
    page.evaluate(DRAWN)
    return reader


def take(browser: Browser, url: str, shot: Shot, styles: str = "") -> Image.Image:
    """As it is drawn here; with styles of one's own on request."""
    reader = position(browser, url, shot.game, shot.position, shot.size, shot.scheme)
    page = reader.page
    page.evaluate(DRESS, SAME + styles)
    page.evaluate(DRAWN)
    drawn = page.screenshot(animations="disabled")
    reader.close()
    return Image.open(BytesIO(drawn)).convert("RGB")


def reduced(picture: Image.Image) -> Image.Image:
    """As it is compared and kept."""
    return picture.reduce(REDUCED)


def kept(shot: Shot) -> Image.Image:
    """As it looked when it was found good."""
    with Image.open(file_of(shot)) as picture:
        return picture.convert("RGB")


def file_of(shot: Shot) -> Path:
    """Where it is kept."""
    return KEPT / f"{shot.name}.webp"


def apart(shot: Shot, seen: Image.Image) -> float:
    """How far something that is seen is from the kept picture."""
    return difference(kept(shot), reduced(seen))


def show(shot: Shot, seen: Image.Image) -> None:
    """Lay it where somebody can look at it."""
    SEEN.mkdir(parents=True, exist_ok=True)
    seen.save(SEEN / f"{shot.name}.png")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Of the field in which two pictures differ most: its average, of 255."""
    assert one.size == other.size, f"{one.size} is not {other.size}"
    gaps = np.abs(np.asarray(one, dtype=float) - np.asarray(other, dtype=float)).mean(axis=2)
    height, width = (length - length % FIELD for length in gaps.shape)
    fields = gaps[:height, :width].reshape(height // FIELD, FIELD, width // FIELD, FIELD)
    return float(fields.mean(axis=(1, 3)).max())


def main() -> None:
    """Renew all."""
    with boards() as url, launched() as browser:
        for shot in SHOTS:
            seen = reduced(take(browser, url, shot))
            if not file_of(shot).exists() or difference(kept(shot), seen) > 1:
                seen.save(file_of(shot), lossless=True, method=6)
                print(f"renewed: {shot.name}")


if __name__ == "__main__":
    main()
