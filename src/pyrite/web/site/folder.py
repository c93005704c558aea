"""The site as files: what it is made of, how each is named, and the folder they go to."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import pyrite
from pyrite.core.words import LANGUAGES
from pyrite.engine.lessons import find_lesson
from pyrite.engine.registry import find_game
from pyrite.web.api.finding import game_facts
from pyrite.web.api.lessons import LessonWriter
from pyrite.web.api.messages import dump
from pyrite.web.errors import ServingError
from pyrite.web.pages import INDEX, STATIC, TAB, is_built
from pyrite.web.site.archives import (
    Files,
    archive_of,
    game_files,
    licences,
    packed,
    pyrite_files,
    standard_files,
)
from pyrite.web.site.packages import PYODIDE, compiled, msgspec_files

HASH = 16  # hexadecimal digits of it in a name
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
STANDARD, PYRITE = "standard library", "pyrite"
LIBRARY = "python_stdlib.zip"  # as Pyodide asks for it
TEXTS = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")


@dataclass
class Site:
    """What `pyrite site` writes."""

    games: tuple[str, ...]
    files: Files = field(default_factory=dict)

    def add(self, name: str, data: bytes) -> str:
        """A file whose name says what is in it."""
        stem, _, suffix = name.partition(".")
        named = f"{stem}-{digest(data)}.{suffix}"
        self.files[named] = data
        return named


def digest(data: bytes) -> str:
    """Of a file's content."""
    return hashlib.sha256(data).hexdigest()[:HASH]


def make_site(games: tuple[str, ...], pyodide: Path, page: Path = STATIC) -> Site:
    """Page, Python and these games as files, nothing written yet."""
    if not is_built(page):
        raise ServingError("page-not-built-site")
    site = Site(games)
    archives = {
        STANDARD: archive_of(standard_files(pyodide / LIBRARY)),
        PYRITE: archive_of({**pyrite_files(), **msgspec_files()}),
        **{game: archive_of(game_files(game)) for game in games},
    }
    made = {name: packed(data) for name, data in compiled(pyodide, archives).items()}
    parts = {
        "pyodide": add_pyodide(site, pyodide, made[STANDARD]),
        "archive": site.add("pyrite.zip.packed", made[PYRITE]),
        "games": {game: site.add(f"{game}.zip.packed", made[game]) for game in games},
        "answers": add_answers(site),
    }
    add_page(site, page, {**parts, "size": loaded_size(site, parts)})
    add_texts(site)
    add_packed(site)
    return site


def add_pyodide(site: Site, folder: Path, standard: bytes) -> str:
    """Python itself, in a folder that is named by what is in it."""
    files = {
        "pyodide.mjs": (folder / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (folder / "pyodide.asm.mjs").read_bytes(),
        "pyodide.asm.wasm.packed": packed((folder / "pyodide.asm.wasm").read_bytes()),
        f"{LIBRARY}.packed": standard,
        "pyodide-lock.json": without_packages(folder / "pyodide-lock.json"),
    }
    name = f"pyodide-{PYODIDE}-{digest(b''.join(files.values()))}"
    site.files |= {f"{name}/{path}": data for path, data in files.items()}
    return name


def without_packages(file: Path) -> bytes:
    """Nothing is loaded from elsewhere."""
    return json.dumps({**json.loads(file.read_bytes()), "packages": {}}).encode()


def add_answers(site: Site) -> dict[str, str]:
    """Answers that are always the same, so that nobody waits for Python to hear them."""
    found = {}
    for language in LANGUAGES:
        games = dump([game_facts(find_game(game), language) for game in site.games])
        found[f"/games {language}"] = site.add(f"games-{language}.json", games)
        for game in site.games:
            told = dump(LessonWriter(find_lesson(game), language).lesson_told())
            name = site.add(f"lesson-{game}-{language}.json", told)
            found[f"/lessons/{game} {language}"] = name
    return found


def loaded_size(site: Site, parts: dict[str, Any]) -> int:
    """What a first visit loads through the worker: Python's code and library, and Pyrite."""
    names = (f"{parts['pyodide']}/{name}.packed" for name in ("pyodide.asm.wasm", LIBRARY))
    return sum(len(site.files[name]) for name in (*names, parts["archive"]))


def add_page(site: Site, page: Path, parts: dict[str, Any]) -> None:
    """Every file of the page; its first says that it has a server of its own."""
    for file in sorted(page.rglob("*")):
        path = file.relative_to(page).as_posix()
        is_left_out = path.startswith(f"{TAB}/") or file.suffix == ".gz"
        if file.is_file() and not is_left_out and path not in (INDEX, "sw.js"):
            data = file.read_bytes()
            site.files[path] = relative(data) if path.endswith(".webmanifest") else data
    site.files[INDEX] = index_of((page / INDEX).read_text("utf-8"), parts)


def relative(manifest: bytes) -> bytes:
    """An app that lies in any folder."""
    return re.sub(rb'"/', b'"./', manifest)


def index_of(html: str, parts: dict[str, Any]) -> bytes:
    """The page, as it lies in any folder."""
    told = json.dumps(parts, sort_keys=True, separators=(",", ":")).replace('"', "&quot;")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '
        f'<meta name="pyrite-site" content="{told}" />\n    '
    )
    html = re.sub(r'(src|href)="/', r'\1="./', html)
    return html.replace("<link", head + "<link", 1).encode()


def add_texts(site: Site) -> None:
    """What people read, and the service worker, which knows all other files."""
    known = {name: digest(data) for name, data in sorted(site.files.items())}
    known["./"] = known.pop(INDEX)
    said = json.dumps(known, indent=1)
    titles = ", ".join(find_game(game).title for game in site.games)
    values = {"SITE": digest(said.encode()), "FILES": said}
    site.files["sw.js"] = text("sw.js", **values).encode()
    readme = text("README.txt", VERSION=pyrite.__version__, GAMES=titles)
    site.files["README.txt"] = readme.encode()
    about = f"Pyodide {PYODIDE}: Mozilla Public License 2.0, https://github.com/pyodide/pyodide\n"
    site.files["LICENSES.txt"] = f"{about}\n{licences()}\n".encode()


def add_packed(site: Site) -> None:
    """Beside each text a packed one, for hosts that look for them."""
    texts = {name: data for name, data in site.files.items() if name.endswith(TEXTS)}
    site.files |= {f"{name}.gz": packed(data) for name, data in texts.items()}


def text(name: str, **values: str) -> str:
    """A file of ours, with values in it."""
    found = (resources.files("pyrite.web.site") / name).read_text("utf-8")
    for key, value in values.items():
        found = found.replace(f"@{key}@", value)
    return found


def write_site(site: Site, folder: Path) -> None:
    """The page comes last, and then what was there before and is no longer needed goes."""
    for name, data in sorted(site.files.items(), key=lambda one: one[0] in (INDEX, "sw.js")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    for file in sorted(folder.rglob("*"), reverse=True):
        if file.is_file() and file.relative_to(folder).as_posix() not in site.files:
            file.unlink()
        elif file.is_dir() and not any(file.iterdir()):
            file.rmdir()


def check_folder(folder: Path) -> None:
    """Empty, new, or a site already: nobody's files are thrown away."""
    is_ours = (folder / "sw.js").is_file() and (folder / "LICENSES.txt").is_file()
    if folder.exists() and not folder.is_dir():
        raise ServingError("site-not-a-folder", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()) and not is_ours:
        raise ServingError("site-not-empty", folder=str(folder))
