"""What can be said to a server when it is started: the one list of its options.

`pyrite serve` offers them to people, by the command line and by the environment, and hands them to
the server, which reads the same list. The words that explain an option are the command line's.
"""

from __future__ import annotations

from dataclasses import dataclass

MAIL_SECURITIES = ("starttls", "tls", "none")


@dataclass(frozen=True)
class ServeOption:
    """One option: a flag, or something with a value."""

    name: str
    metavar: str = ""  # what stands for its value; empty: a flag
    default: str | int | None = None
    least: int | None = None  # then its value is a whole number from so many on
    choices: tuple[str, ...] = ()
    is_repeated: bool = False
    is_needed: bool = False  # by the server; where people say nothing, the command line chooses
    help_key: str = ""  # where it is not `help-` and its name

    @property
    def is_flag(self) -> bool:
        """Is it only said or not said?"""
        return not self.metavar

    @property
    def variable(self) -> str:
        """`PYRITE_STORE` for `--store`."""
        return "PYRITE_" + self.name.replace("-", "_").upper()


SERVE_OPTIONS = (
    ServeOption("host", "ADDRESS", "127.0.0.1"),
    ServeOption("port", "N", 8000, least=0),
    ServeOption("store", "FILE|URL", is_needed=True),
    ServeOption("relaxed"),
    ServeOption("keep", "DAYS", least=1),
    ServeOption("check"),
    ServeOption("open", help_key="help-serve-open"),
    ServeOption("screen", "PATH", "/"),
    ServeOption("workers", "N", 1, least=1, help_key="help-serve-workers"),
    ServeOption("own-ports"),
    ServeOption("bots", "N", least=0),
    ServeOption("site", "URL", help_key="help-serve-site"),
    ServeOption("origin", "URL", is_repeated=True),
    ServeOption("behind-proxy"),
    ServeOption("no-address-limits"),
    ServeOption("no-limits"),
    ServeOption("public-metrics"),
    ServeOption("json-logs"),
    ServeOption("private-webhooks"),
    ServeOption("smtp", "HOST[:PORT]"),
    ServeOption("smtp-from", "ADDRESS"),
    ServeOption("smtp-security", "|".join(MAIL_SECURITIES), "starttls", choices=MAIL_SECURITIES),
    ServeOption("smtp-user", "NAME"),
    ServeOption("smtp-password-file", "FILE"),
)
"""All of them, the most used first."""
