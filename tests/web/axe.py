"""What axe-core says of a page: all its rules, also those that it leaves out unless asked."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page, ViewportSize

from pyrite.web.typescript import PAGE
from tests.web.browser import DESKTOP, PHONE

SCRIPT = (PAGE / "node_modules" / "axe-core" / "axe.min.js").read_text
RUN = """async () => {
    const beyond = (rule) => rule.tags.includes('wcag2aaa');
    const rules = axe.getRules().map((rule) => [rule.ruleId, { enabled: !beyond(rule) }]);
    const { violations } = await axe.run({ rules: Object.fromEntries(rules) });
    const line = (id) => (node) => `${id}: ${node.html.slice(0, 160)}`;
    return violations.flatMap((one) => one.nodes.map(line(one.id)));
}"""
LOOKS: tuple[tuple[ViewportSize, Literal["light", "dark"]], ...]
LOOKS = ((DESKTOP, "light"), (PHONE, "dark"))


def check(page: Page) -> None:
    """Nothing to say of what is seen, on a wide screen and on a phone, by day and by night."""
    found: list[str] = []
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found += page.evaluate(RUN)
    assert not found, "\n".join(found)
