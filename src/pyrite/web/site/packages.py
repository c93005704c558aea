"""What comes from elsewhere: Python for browsers, from npm, and msgspec for it, from PyPI."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from pyrite.core.backends.stamps import cache_folder
from pyrite.web.errors import ServingError

PYODIDE = "314.0.7"
MSGSPEC = "0.22.0"
MSGSPEC_SHA256 = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
ABI = ("--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:", "--no-deps")


def pyodide_folder(given: Path | None) -> Path:
    """Where the npm package lies: as said, or among the page's packages."""
    places = [given] if given else [one / "node_modules/pyodide" for one in above(Path.cwd())]
    for folder in places:
        about = folder / "package.json"
        if about.is_file():
            version = json.loads(about.read_text("utf-8"))["version"]
            if version == PYODIDE:
                return folder
            raise ServingError("other-pyodide", folder=str(folder), found=version, wanted=PYODIDE)
    raise ServingError("no-pyodide", wanted=PYODIDE)


def above(folder: Path) -> Iterable[Path]:
    """A folder and those it lies in; then those of this file, in a checkout."""
    return (folder, *folder.parents, *Path(__file__).parents)


def msgspec_files() -> dict[str, bytes]:
    """msgspec as WebAssembly; fetched once, and only if it is what it should be."""
    kept = cache_folder() / "site" / f"msgspec-{MSGSPEC}.whl"
    if not kept.is_file() or not is_right(kept.read_bytes()):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(fetched())
    with zipfile.ZipFile(io.BytesIO(kept.read_bytes())) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist() if ".dist-info/" not in name}


def is_right(data: bytes) -> bool:
    """Is it the file that was looked through?"""
    return hashlib.sha256(data).hexdigest() == MSGSPEC_SHA256


def fetched() -> bytes:
    """From wherever pip gets its packages."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "-q", *PLATFORM, *ABI]
        done = subprocess.run(
            [*command, "-d", folder, f"msgspec=={MSGSPEC}"],
            capture_output=True,
            text=True,
            check=False,
        )
        found = sorted(Path(folder).glob("*.whl"))
        if done.returncode or not found or not is_right(found[0].read_bytes()):
            raise ServingError("no-msgspec", wanted=MSGSPEC)
        return found[0].read_bytes()


def compiled(pyodide: Path, archives: dict[str, bytes]) -> dict[str, bytes]:
    """Each archive with its modules compiled, by the very Python that will run them."""
    script = Path(__file__).with_name("compile.mjs")
    with tempfile.TemporaryDirectory() as folder:
        pairs: list[str] = []
        for name, data in archives.items():
            source, made = Path(folder, f"{name}.from"), Path(folder, f"{name}.zip")
            source.write_bytes(data)
            pairs += (str(source), str(made))
        command = ["node", str(script), str(pyodide.resolve()), *pairs]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except FileNotFoundError:
            raise ServingError("no-node") from None
        if done.returncode:
            raise ServingError("not-compiled", why=done.stderr.strip().splitlines()[-1])
        return {name: Path(folder, f"{name}.zip").read_bytes() for name in archives}
