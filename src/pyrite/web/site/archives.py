"""What a tab needs of Pyrite and of others, as archives: one for all games, and one for each."""

from __future__ import annotations

import gzip
import io
import re
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

from pyrite.core.backends.stamps import SHIPPED

PACKAGE = Path(__file__).parents[2]
OTHERS = ("attrs", "fluent.runtime", "fluent.syntax", "starlette")
OTHERS_TOO = ("typing_extensions",)

NOT_IN_A_TAB = re.compile(
    r"pyrite/(arena|cli|client|envs|games/\w+)/"
    r"|pyrite/__main__\.py|pyrite/py\.typed"
    r"|pyrite/core/backends/(emit|shipped_wasm)/"
    r"|pyrite/core/backends/(arrays|c_types|entry|library|module_build|signature|wasm)\.py"
    r"|pyrite/players/(training|compilation/(ahead|check)|bench)"
    r"|pyrite/tables/(keyboard|stores/(appending|file|locking|migrations|opening|postgres|session|sql|sqlite|writer))"
    r"|pyrite/web/(outgoing|page|site|static)/|pyrite/web/(typescript|__main__)\.py"
    r"|pyrite/web/live/sockets"
    r"|pyrite/web/process/(app|checkup|logs|options|request_timeouts|serving|supervisor)\.py"
    r"|starlette/(testclient|templating|staticfiles|schemas)"
    r"|starlette/middleware/(authentication|cors|gzip|httpsredirect|sessions|trustedhost|wsgi)"
    r"|(.*/)?(tests?|__pycache__)/|.*\.(pyi|so|pyd|typed|md)$"
)
"""Paths in an archive that are left out of it."""

NOT_OF_A_GAME = re.compile(r".*/(faces|__pycache__|lessons)/|.*/(bench|learning)\.py$|.*\.md$")
STANDARD = re.compile(
    r"(unittest|pdb|pydoc|pydoc_data|doctest|xml|xmlrpc|multiprocessing|ensurepip|venv|wsgiref"
    r"|idlelib|lib2to3|tkinter|turtle|curses|sqlite3|dbm|ctypes|distutils|test|tomllib|zipapp"
    r"|mailbox|imaplib|smtplib|poplib|ftplib|nntplib|telnetlib|socketserver|webbrowser|cProfile"
    r"|profile|pstats|profiling|trace|tracemalloc|pickletools|optparse|_pyio|_pydatetime|_pydecimal"
    r"|_pylong|configparser|fileinput|filecmp|cmd|code|bdb|antigravity|this|aifc"
    r"|sched|shelve|plistlib|netrc|nturl2path|rlcompleter|modulefinder|pyclbr|symtable|tabnanny"
    r"|timeit|getpass|graphlib|colorsys|wave|gettext|_pyrepl|_strptime|_android_support"
    r"|_apple_support|_ios_support|_osx_support|_aix_support|crypt|pty|tty|sre_\w+|stringprep"
    r"|argparse|csv|calendar|http/(server|cookiejar)"
    r"|urllib/(request|robotparser)|logging/(config|handlers)|asyncio/(windows_\w+|__main__|tools)"
    r"|email/(_header_value_parser|headerregistry|contentmanager|policy|mime)|json/(tool|__main__)"
    r"|importlib/resources/simple|html/parser|tarfile|compileall|py_compile|imghdr|sndhdr"
    r")(\.py|/)"
    r"|encodings/(?!__init__|aliases|utf_8|ascii|latin_1|cp437|idna|raw_unicode|unicode|undefined)"
)
"""Of the standard library, what no tab ever imports."""

Files = dict[str, bytes]


def pyrite_files() -> Files:
    """Everything but games, with what it stands on."""
    own = {f"pyrite/{path}": data for path, data in files_under(PACKAGE)}
    return {path: data for path, data in {**own, **others()}.items() if is_needed(path)}


def is_needed(path: str) -> bool:
    """In the archive of all games."""
    return not NOT_IN_A_TAB.match(path)


def files_under(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Every file, by its path from there."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and "node_modules" not in file.parts:
            yield file.relative_to(folder).as_posix(), file.read_bytes()


def others() -> Files:
    """The distributions that Pyrite needs there, without their tests and data."""
    found: Files = {}
    for name in (*OTHERS, *OTHERS_TOO):
        made = distribution(name)
        for file in made.files or ():
            path = file.as_posix()
            if ".dist-info/" not in path and not path.startswith("..") and is_needed(path):
                found[path] = Path(str(made.locate_file(file))).read_bytes()
    return found


def licences() -> str:
    """Of the others, as they came."""
    parts = []
    for name in (*OTHERS, *OTHERS_TOO):
        made = distribution(name)
        texts = (file for file in made.files or () if "LICEN" in file.name.upper())
        said = [Path(str(made.locate_file(file))).read_text("utf-8") for file in texts]
        parts.append("\n".join([f"## {name} {made.version}", "", *said]))
    return "\n\n".join(parts)


def game_files(game: str) -> Files:
    """A game's own folder, and its module."""
    folder = game.replace("-", "_")
    own = files_under(PACKAGE / "games" / folder)
    found = {f"pyrite/games/{folder}/{path}": data for path, data in own}
    found = {path: data for path, data in found.items() if not NOT_OF_A_GAME.match(path)}
    for suffix in ("wasm", "json"):
        name = f"{game}.{suffix}"
        found[f"pyrite/core/backends/shipped_wasm/{name}"] = (SHIPPED / name).read_bytes()
    return found


def standard_files(archive: Path) -> Files:
    """The standard library, without what no tab needs."""
    with zipfile.ZipFile(archive) as given:
        names = [name for name in given.namelist() if not STANDARD.match(name)]
        return {name: given.read(name) for name in names if not name.endswith("/")}


def archive_of(files: Mapping[str, bytes]) -> bytes:
    """An archive that is the same whenever it is made of the same."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for path in sorted(files):
            archive.writestr(zipfile.ZipInfo(path), files[path])
    return made.getvalue()


def packed(data: bytes) -> bytes:
    """As a page unpacks it: files that are alike pack better in one piece."""
    return gzip.compress(data, 9, mtime=0)
