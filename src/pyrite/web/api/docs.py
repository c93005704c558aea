"""OpenAPI to read: a page without script, and with nothing from elsewhere."""

from __future__ import annotations

import html
import json
from typing import Any

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pyrite API</title>
</head>
<body>
<h1>Pyrite API</h1>
<ul>
<li><a href="/api/openapi.json">openapi.json</a></li>
<li><a href="/api/schema/live.json">schema/live.json</a></li>
</ul>
{calls}{schemas}</body>
</html>
"""


def docs_page(document: dict[str, Any]) -> str:
    """The whole page."""
    calls = (
        call_part(method, path, one)
        for path, methods in document["paths"].items()
        for method, one in methods.items()
    )
    schemas = (schema_part(*one) for one in document["components"]["schemas"].items())
    return PAGE.format(calls="".join(calls), schemas="".join(schemas))


def call_part(method: str, path: str, described: dict[str, Any]) -> str:
    """One call."""
    shown = {name: described.get(name) for name in ("parameters", "requestBody", "responses")}
    title = f"{method.upper()} {html.escape(path)}"
    return f"<h2>{title}</h2>\n<p>{html.escape(described['summary'])}</p>\n{pretty(shown)}"


def schema_part(name: str, schema: Any) -> str:
    """One type."""
    return f'<h3 id="{name}">{name}</h3>\n{pretty(schema)}'


def pretty(value: Any) -> str:
    """JSON to read."""
    return f"<pre>{html.escape(json.dumps(value, indent=2, ensure_ascii=False))}</pre>\n"
