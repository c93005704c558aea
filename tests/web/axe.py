"""What axe-core says of a page: all its rules, also those that it leaves out unless asked."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.sources import ROOT
from tests.web.browser import DESKTOP, PHONE

SCRIPT = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text
RUN = """async () => {
    const beyond = (rule) => rule.tags.includes('wcag2aaa');
    const rules = axe.getRules().map((rule) => [rule.ruleId, { enabled: !beyond(rule) }]);
    const { violations } = await axe.run({ rules: Object.fromEntries(rules) });
    const line = (id) => (node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`;
    return violations.flatMap((one) => one.nodes.map(line(one.id)));
}"""
SETTLED = """async (width) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await document.fonts.ready;
    do await frame(); while (innerWidth !== width);
    await frame();
}"""
LOOKS: tuple[tuple[ViewportSize, Literal["light", "dark"]], ...]
LOOKS = ((DESKTOP, "light"), (PHONE, "dark"))


def check(page: Page) -> None:
    """Nothing to say of what is seen, on a wide screen and on a phone, by day and by night."""
    for size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = findings(page, size["width"])
        assert not found, f"{size['width']} wide\n" + "\n".join(found)


def findings(page: Page, width: int) -> list[str]:
    """What it says of a page at rest.

    axe-core measures piece by piece: on a page that is still changing, places of two moments
    seem to overlap. A finding is one that a second reading of the settled page finds again.
    """
    page.evaluate(SETTLED, width)
    found: list[str] = page.evaluate(RUN)
    if not found:
        return []
    page.evaluate(SETTLED, width)
    again: list[str] = page.evaluate(RUN)
    return [one for one in again if one in found]
