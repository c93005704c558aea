"""How to serve, as it stands on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.tables.bots.pool import spare_cores
from pyrite.tables.live.service import DAY, ServiceSettings
from pyrite.web.api.limits import NO_LIMITS, Limits, no_address_limits
from pyrite.web.origins import is_loopback, names_of
from pyrite.web.outgoing.messenger import Messenger
from pyrite.web.outgoing.options import given_messenger
from pyrite.wire.serve_options import SERVE_OPTIONS, ServeOption


@dataclass(frozen=True)
class Options:
    """How to serve."""

    host: str
    port: int
    store: str
    is_relaxed: bool
    opens_browser: bool
    only_checks: bool  # tells what is wrong here, and serves nobody
    screen: str  # which the browser shows first
    limits: Limits
    origins: frozenset[str]
    trusts_proxy: bool
    bots: int | None  # processes that think for them; None: as many as fit here
    workers: int
    worker: int  # which of them this process is, from 1; 0: the only one, or the parent
    has_own_ports: bool
    messenger: Messenger
    keep_days: int | None  # until finished tables are forgotten; None: for ever
    has_public_metrics: bool

    @property
    def service_settings(self) -> ServiceSettings:
        """How tables are kept."""
        days = self.keep_days
        return ServiceSettings(keep_over=None if days is None else days * DAY)

    @property
    def names(self) -> frozenset[str] | None:
        """By which it may be called beside this machine's own; None: by any.

        Who listens for others is called in many ways, and a proxy knows what it passes on.
        """
        if self.trusts_proxy or not is_loopback(self.host):
            return None
        return names_of((self.messenger.site, *self.origins))

    @property
    def bots_here(self) -> int:
        """How many of those processes are this worker's: a fair share, at least one."""
        every = spare_cores() if self.bots is None else self.bots
        share = every // self.workers + (self.worker <= every % self.workers)
        return max(share, min(every, 1))

    @property
    def review_threads(self) -> int:
        """With which this worker reviews: half of the spare cores are for all of them."""
        return max(1, spare_cores() // (2 * self.workers))


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """Checked already where people type; here they are only read."""
    return _parser().parse_args(arguments)


def checked_options(given: argparse.Namespace) -> Options:
    """Options that fit together."""
    limits = NO_LIMITS if given.no_limits else Limits()
    limits = no_address_limits(limits) if given.no_address_limits else limits
    return Options(
        host=given.host,
        port=given.port,
        store=given.store,
        is_relaxed=given.relaxed,
        opens_browser=given.open,
        only_checks=given.check,
        screen=given.screen,
        limits=limits,
        origins=frozenset(given.origin),
        trusts_proxy=given.behind_proxy,
        bots=given.bots,
        workers=given.workers,
        worker=given.worker,
        has_own_ports=given.own_ports,
        messenger=given_messenger(given, limits),
        keep_days=given.keep,
        has_public_metrics=given.public_metrics,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pyrite.web", add_help=True)
    for option in SERVE_OPTIONS:
        _add(parser, option)
    parser.add_argument("--worker", type=int, default=0)
    parser.add_argument("--lang", default="en")
    return parser


def _add(parser: argparse.ArgumentParser, option: ServeOption) -> None:
    name = f"--{option.name}"
    if option.is_flag:
        parser.add_argument(name, action="store_true")
    elif option.is_repeated:
        parser.add_argument(name, action="append", default=[])
    else:
        parser.add_argument(
            name,
            type=str if option.least is None else int,
            choices=option.choices or None,
            default=option.default,
            required=option.is_needed,
        )
