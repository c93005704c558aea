"""Python as a site has it, in a page of its own: whatever is said runs there, in a real browser."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import httpx
from playwright.sync_api import Page

START = """async ({ root, parts }) => {
    const unpacked = async (name) => {
        const { body } = await fetch(root + name);
        return new Response(body.pipeThrough(new DecompressionStream("gzip")), {
            headers: { "Content-Type": name.includes("wasm") ? "application/wasm" : "" },
        });
    };
    const folder = `${root}${parts.pyodide}/`;
    const packed = ["pyodide.asm.wasm", "python_stdlib.zip"];
    const real = window.fetch;
    window.fetch = (asked, init) => {
        const name = packed.find((one) => String(asked).endsWith(one));
        return name ? unpacked(`${parts.pyodide}/${name}.packed`) : real(asked, init);
    };
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: folder });
    window.fetch = real;
    for (const name of [parts.archive, ...Object.values(parts.games)]) {
        const data = await (await unpacked(name)).arrayBuffer();
        python.unpackArchive(data, "zip", { extractDir: "/lib/pyrite" });
    }
    python.runPython('import sys; sys.path.insert(0, "/lib/pyrite")');
    python.pyimport("pyrite.web.tab.stand_ins").put();
    window.python = python;
}"""


class PythonPage:
    """A page of a site's host in which nothing runs but Python."""

    def __init__(self, page: Page, site: str) -> None:
        self._page = page
        index = httpx.get(site).text
        found = re.search(r'name="pyrite-site" content="([^"]*)"', index)
        assert found
        page.goto(f"{site}README.txt")
        page.evaluate(START, {"root": site, "parts": json.loads(unescape(found[1]))})

    def run(self, program: str) -> Any:
        """What the last line of a program is, as JSON says it."""
        return json.loads(
            self._page.evaluate("text => window.python.runPythonAsync(text)", program)
        )
