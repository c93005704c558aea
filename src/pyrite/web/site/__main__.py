"""`python -m pyrite.web.site DIR`: `pyrite site` hands over to this."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from pyrite.core.errors import PyriteError
from pyrite.core.words import Words
from pyrite.engine.registry import find_game, game_ids
from pyrite.web.site.folder import check_folder, make_site, write_site
from pyrite.web.site.packages import pyodide_folder


def main(arguments: Sequence[str]) -> int:
    """Write the folder; every error is one line."""
    parser = argparse.ArgumentParser("pyrite.web.site")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", action="append", default=[])
    parser.add_argument("--pyodide", type=Path)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args(arguments)
    words = Words(given.lang, "pyrite.web")
    try:
        check_folder(given.folder)
        games = tuple(find_game(one).id for one in given.games) or game_ids()
        site = make_site(games, pyodide_folder(given.pyodide))
        write_site(site, given.folder)
    except PyriteError as error:
        print(words.say("complaint", text=error.in_language(given.lang)), file=sys.stderr)
        return 1
    size = f"{sum(map(len, site.files.values())) / 1e6:.1f}"
    folder, files = str(given.folder), str(len(site.files))
    print(words.say("site-written", folder=folder, files=files, size=size))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
