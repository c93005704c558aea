"""A review as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources
from string import Template

from pyrite import __version__
from pyrite.cli.reports.balance.page import table
from pyrite.cli.reports.review.picture import bars, chances_picture
from pyrite.cli.reports.review.telling import ReviewTelling, signed
from pyrite.cli.reports.review.text import ledger_row, ledger_titles
from pyrite.players.review.grades import SURE
from pyrite.players.review.judging import Decision


def review_page(telling: ReviewTelling) -> str:
    """The whole page."""
    template = (resources.files("pyrite.cli") / "pages" / "review.html").read_text("utf-8")
    return Template(template).substitute(
        language=telling.voice.language,
        title=escape(telling.heading()),
        result=escape(telling.voice.tell_result(telling.review.result)),
        sections="\n".join(sections(telling)),
        method=escape(telling.method()),
        footer=escape(telling.say("review-footer", version=__version__)),
    )


def sections(telling: ReviewTelling) -> Iterator[str]:
    """Chances, moments, the ledger, every decision."""
    review, say = telling.review, telling.say
    for seat in review.seats if review.has_ledger else ():
        yield chances_section(telling, seat)
    if review.moments:
        yield section(say("review-moments-title"), moments_list(telling))
    if telling.accounts:
        rows = [ledger_row(telling, one) for one in telling.accounts]
        shown = table(ledger_titles(telling), rows)
        text = f"<p>{escape(say('review-ledger-text'))}</p>"
        title = say("review-ledger-title")
        yield section(title, text + wide(bars(telling)) + wide(shown))
    for seat in review.seats:
        if decisions := telling.of_seat(seat):
            body = f"<p>{escape(telling.counts(seat))}</p>" + decision_list(telling, decisions)
            title = say("review-decisions-of", name=telling.voice.seat(seat))
            yield section(title, body)


def section(title: str, body: str) -> str:
    """A part under its heading."""
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}\n</section>"


def wide(body: str) -> str:
    """What may be wider than a phone scrolls by itself."""
    return f'<div class="wide">{body}</div>'


def chances_section(telling: ReviewTelling, seat: int) -> str:
    """A seat's curve, and how to read it."""
    title = telling.say("review-chances-of", name=telling.voice.seat(seat))
    text = f"<p>{escape(telling.say('review-chances-text'))}</p>"
    return section(title, wide(chances_picture(telling, seat)) + text)


def moments_list(telling: ReviewTelling) -> str:
    """Three steps, each with its reason."""
    rows = (
        f'<li value="{one.step}"><b>{escape(telling.sentence(one.step))}</b>'
        f"<small>{escape(telling.moment(one))}</small></li>"
        for one in telling.review.moments
    )
    return f'<ol class="moments">{"".join(rows)}</ol>'


def decision_list(telling: ReviewTelling, decisions: dict[int, Decision]) -> str:
    """Every decision with its grade; the moves that were considered lie folded behind it."""
    rows = (decision_item(telling, step, one) for step, one in decisions.items())
    return f'<div class="decisions">{"".join(rows)}</div>'


def decision_item(telling: ReviewTelling, step: int, one: Decision) -> str:
    """One decision."""
    grade = f'<span class="grade {one.grade.value}">{escape(telling.grade(one.grade))}</span>'
    loss = signed(-one.loss.mean) if one.loss.mean > 0 else ""
    head = (
        f'<span class="step">{step}</span>{grade if one.is_real else ""}'
        f'<span class="move">{escape(telling.move(one.made))}</span>'
        f'<span class="loss">{escape(loss)}</span>'
    )
    if not one.moves:
        return f'<div class="forced">{head}</div>'
    reason = f"<p>{escape(told)}</p>" if (told := telling.why(step)) else ""
    return f"<details><summary>{head}</summary>{reason}{moves_table(telling, one)}</details>\n"


def moves_table(telling: ReviewTelling, one: Decision) -> str:
    """What was considered: the best first."""
    say = telling.say
    titles = [say("review-move"), say("review-win"), say("review-score"), say("review-games")]
    rows = [
        [
            telling.move(move.move) + (f" ({say('review-made')})" if move.move == one.made else ""),
            f"{move.win.mean:.1%} ± {SURE * move.win.error:.1%}",
            f"{telling.voice.game.points(move.score.mean):.1f}",
            f"{move.games:,}",
        ]
        for move in one.moves
    ]
    return table(titles, rows)
