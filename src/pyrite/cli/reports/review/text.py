"""A review in the terminal: the curve of chances, grades, the ledger, three moments."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pyrite.cli.reports.figures_table import figures_table
from pyrite.cli.reports.review.telling import ReviewTelling, with_margin
from pyrite.players.review.grades import SURE, Grade
from pyrite.players.review.judging import Decision
from pyrite.players.review.ledger import Account
from pyrite.players.review.review import Review

COLUMNS, ROWS = 64, 8  # of a curve
BLOCKS = " ▁▂▃▄▅▆▇█"
KNOWN_MARK = "•"
STYLES = {Grade.GOLD: "yellow", Grade.FAIR: "", Grade.PYRITE: "magenta", Grade.DYNAMITE: "bold red"}


def review_text(telling: ReviewTelling) -> list[RenderableType]:
    """All of it, part by part."""
    say, review = telling.say, telling.review
    parts: list[RenderableType] = [Text(telling.heading(), "bold")]
    parts.append(Text(telling.voice.tell_result(review.result)))
    for seat in review.seats:
        parts += [Text(), *([curve(telling, seat)] if review.has_ledger else [])]
        parts.append(Text(telling.counts(seat)))
    if review.decisions:
        parts += [Text(), Text(say("review-decisions-title"), "bold"), decisions_table(telling)]
        parts += reasons_text(telling)
    if telling.accounts:
        parts += [Text(), Text(say("review-ledger-title"), "bold"), ledger_table(telling)]
    if review.moments:
        parts += [Text(), Text(say("review-moments-title"), "bold"), moments_text(telling)]
    return [*parts, Text(), Text(telling.method(), "dim")]


def decisions_table(telling: ReviewTelling) -> RenderableType:
    """What cost something, with what would have been better."""
    say = telling.say
    rows = telling.costly()
    if not rows:
        return Text(say("review-no-mistakes"))
    names = [say("review-step"), say("review-player"), say("review-grade")]
    table = figures_table(
        [*names, say("review-made"), say("review-best")],
        [say("review-loss")],
    )
    for step, one in rows:
        table.add_row(*decision_row(telling, step, one), style=STYLES[one.grade])
    return table


def reasons_text(telling: ReviewTelling) -> list[RenderableType]:
    """Why it would have been better, under the table, by step."""
    told = [(step, reason) for step, _ in telling.costly() if (reason := telling.why(step))]
    if not told:
        return []
    grid = Table.grid(padding=(0, 2, 0, 0))
    for step, reason in told:
        grid.add_row(f"{step:5}", reason)
    return [Text(), Text(telling.say("review-reasons-title"), "bold"), grid]


def decision_row(telling: ReviewTelling, step: int, one: Decision) -> tuple[str, ...]:
    """Step, player, grade, the move made, the best one, the loss."""
    name, grade = telling.voice.seat(one.seat), telling.grade(one.grade)
    loss = f"{one.loss.mean:.1%} ± {SURE * one.loss.error:.1%}"
    return str(step), name, grade, telling.move(one.made), telling.move(one.best), loss


def ledger_titles(telling: ReviewTelling) -> list[str]:
    """The columns of the ledger."""
    say = telling.say
    parts = [name for name, _ in telling.parts(telling.accounts[0])]
    return [say("review-player"), say("review-opening"), *parts, say("review-final")]


def ledger_row(telling: ReviewTelling, one: Account) -> list[str]:
    """A seat's luck and skill."""
    return [
        telling.voice.seat(one.seat),
        f"{one.opening.mean:.1%}",
        *(with_margin(part) for _, part in telling.parts(one)),
        f"{one.final:.1%}",
    ]


def ledger_table(telling: ReviewTelling) -> RenderableType:
    """Every seat: opening, luck, own and others' decisions, result."""
    first, *titles = ledger_titles(telling)
    table = figures_table([first], titles)
    for one in telling.accounts:
        style = "bold" if one.seat in telling.review.seats else ""
        table.add_row(*ledger_row(telling, one), style=style)
    return table


def moments_text(telling: ReviewTelling) -> RenderableType:
    """Three steps, each with its reason."""
    lines = []
    for one in telling.review.moments:
        lines.append(Text(f"{one.step:5}  {telling.sentence(one.step)}"))
        lines.append(Text(f"       {telling.moment(one)}", "dim"))
    return Group(*lines)


def curve(telling: ReviewTelling, seat: int) -> RenderableType:
    """A seat's winning chances: blocks in the light of the truth, dots as it could know them."""
    truth, known = samples(telling.review, seat)
    lines = [Text(telling.say("review-curve", name=telling.voice.seat(seat), mark=KNOWN_MARK))]
    for row in reversed(range(ROWS)):
        label = {ROWS - 1: "100%", 0: "0%"}.get(row, "")
        line = Text(f"{label:>5} ")
        for place, share in enumerate(truth):
            line.append(*cell(share, known[place], row))
        lines.append(line)
    return Group(*lines)


def samples(review: Review, seat: int) -> tuple[list[float | None], list[float | None]]:
    """Both lines at as many places as a terminal has room for."""
    last = len(review.walk.positions) - 1
    count = min(COLUMNS, last + 1)
    places = [round(i * last / max(1, count - 1)) for i in range(count)]
    truth = [review.truth[p][seat].mean if p in review.truth else None for p in places]
    known = [one.mean if (one := review.known_chance(p, seat)) else None for p in places]
    return truth, known


def cell(share: float | None, known: float | None, row: int) -> tuple[str, str]:
    """One sign of the curve, and its style."""
    if known is not None and min(ROWS - 1, int(known * ROWS)) == row:
        return KNOWN_MARK, "cyan"
    if share is None:
        return " ", ""
    eighths = round(share * ROWS * 8) - row * 8
    return BLOCKS[max(0, min(8, eighths))], "yellow"
