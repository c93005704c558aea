"""The pictures of a review as SVG: winning chances by step, luck and skill as bars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from pyrite.cli.reports.review.telling import ReviewTelling, signed
from pyrite.players.review.grades import Grade
from pyrite.players.review.valuing import Estimate

LEFT, RIGHT, TOP, BOTTOM = 40, 648, 12, 190
WIDTH, HEIGHT = 780, 216
COLOURS = (
    "#b52a26",
    "#2b78bf",
    "#72b55c",
    "#c9a227",
    "#7a4a98",
    "#c9752c",
    "#3a8f8a",
    "#888",
)
DASHES = ("", "7 4", "2 4", "12 4 2 4", "9 3", "4 2", "1 3", "14 4")
LINE = 13  # between two names
BAR_MIDDLE, BAR_LONGEST, BAR_HEIGHT = 430, 190, 20  # with room for words at both ends
PARTS = ("luck", "own", "others", "open")  # how their bars are painted

Point = tuple[float, float]


def chances_picture(telling: ReviewTelling, seat: int) -> str:
    """All seats in the light of the truth, this one bold; dashed gold: what it could know."""
    parts = [*grid(), *(line(telling, other, seat) for other in others_first(telling, seat))]
    parts += [known_line(telling, seat), *marks(telling, seat), *names(telling)]
    label = escape(telling.say("review-chances-of", name=telling.voice.seat(seat)), quote=True)
    body = "\n".join(parts)
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg class="graph" {size} role="img" aria-label="{label}">\n{body}\n</svg>'


def others_first(telling: ReviewTelling, seat: int) -> list[int]:
    """So that the bold line lies on top."""
    return [*(one for one in range(telling.review.walk.seats) if one != seat), seat]


def grid() -> Iterator[str]:
    """Lines at every quarter of the win share."""
    for quarter in range(5):
        y = height(quarter / 4)
        yield f'<path d="M{LEFT} {y:.0f}H{RIGHT}" class="rule"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{quarter * 25}%</text>'


def height(share: float) -> float:
    """Where a share lies."""
    return BOTTOM - share * (BOTTOM - TOP)


def across(telling: ReviewTelling, place: int) -> float:
    """Where a position lies."""
    last = len(telling.review.walk.positions) - 1
    return LEFT + place / max(1, last) * (RIGHT - LEFT)


def truth_points(telling: ReviewTelling, seat: int) -> list[Point]:
    """A seat's chances by step, as far as they are known."""
    truth = sorted(telling.review.truth.items())
    return [(across(telling, place), height(found[seat].mean)) for place, found in truth]


def path(points: Sequence[Point]) -> str:
    """From point to point."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def line(telling: ReviewTelling, seat: int, bold: int) -> str:
    """One seat's line."""
    colour = COLOURS[seat]
    if seat == bold:
        return f'<path d="{path(truth_points(telling, seat))}" class="own" stroke="{colour}"/>'
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    points = path(truth_points(telling, seat))
    return f'<path d="{points}" class="other" stroke="{colour}"{dash}/>'


def known_line(telling: ReviewTelling, seat: int) -> str:
    """What the seat could know of its chance."""
    review = telling.review
    found = (
        (place, review.known_chance(place, seat)) for place in range(len(review.walk.positions))
    )
    points = [(across(telling, place), height(one.mean)) for place, one in found if one]
    return f'<path d="{path(points)}" class="known"/>' if points else ""


def marks(telling: ReviewTelling, seat: int) -> Iterator[str]:
    """Decisions below Fair, and the moments."""
    review = telling.review
    worst = {
        step: one.grade.value
        for step, one in telling.of_seat(seat).items()
        if one.grade in (Grade.PYRITE, Grade.DYNAMITE)
    }
    moments = {one.step: "moment" for one in review.moments if one.seat == seat}
    for step, kind in {**moments, **worst}.items():
        if step in review.truth:
            x, y = across(telling, step), height(review.truth[step][seat].mean)
            told = escape(f"{step}: {telling.sentence(step)}")
            mark = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="{kind}">'
            yield f"{mark}<title>{told}</title></circle>"


def names(telling: ReviewTelling) -> Iterator[str]:
    """Everybody at the end of their line, none on top of another."""
    shares = telling.review.truth.get(len(telling.review.walk.positions) - 1)
    if not shares:
        return
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat].mean, seat))
    y = 0.0
    for rank, seat in enumerate(order):
        least = BOTTOM - LINE * (len(order) - 1 - rank)
        y = min(least, max(y + LINE, height(shares[seat].mean) + 4))
        yield name_text(telling, seat, RIGHT + 8, round(y))


def name_text(telling: ReviewTelling, seat: int, x: int, y: int) -> str:
    """A seat's name behind a dot of its colour."""
    dot = f'<tspan fill="{COLOURS[seat]}" class="dot">●</tspan> '
    return f'<text x="{x}" y="{y}" class="name">{dot}{escape(telling.voice.seat(seat))}</text>'


def bars(telling: ReviewTelling) -> str:
    """Each seat's luck and decisions, to the left what was lost by them, to the right what won."""
    parts = [telling.parts(one) for one in telling.accounts]
    most = max(0.1, *(abs(one.mean) for row in parts for _, one in row))
    tall = len(parts[0]) * BAR_HEIGHT + 14
    drawn = [f'<path d="M{BAR_MIDDLE} 0V{len(parts) * tall}" class="rule"/>']
    for at, one in enumerate(telling.accounts):
        drawn.append(name_text(telling, one.seat, 0, at * tall + 20))
        drawn += bar_rows(parts[at], at * tall + 6, most)
    label = escape(telling.say("review-ledger-title"), quote=True)
    size = f'viewBox="0 0 {WIDTH} {len(parts) * tall}"'
    body = "\n".join(drawn)
    return f'<svg class="bars" {size} role="img" aria-label="{label}">\n{body}\n</svg>'


def bar_rows(parts: Sequence[tuple[str, Estimate]], top: int, most: float) -> Iterator[str]:
    """A bar for each part."""
    for place, (name, one) in enumerate(parts):
        y, long = top + place * BAR_HEIGHT, abs(one.mean) / most * BAR_LONGEST
        x = BAR_MIDDLE - long if one.mean < 0 else BAR_MIDDLE
        kind = PARTS[place]
        yield f'<rect x="{x:.1f}" y="{y}" width="{long:.1f}" height="15" class="{kind}"/>'
        end, anchor = (x - 5, "end") if one.mean < 0 else (x + long + 5, "start")
        said = escape(f"{name} {signed(one.mean)}")
        yield f'<text x="{end:.1f}" y="{y + 12}" text-anchor="{anchor}">{said}</text>'
