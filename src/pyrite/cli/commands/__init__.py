"""One module per command: its options, then one call down. Nobody imports a command but `root`."""

COMMANDS = (
    "play",
    "open",
    "learn",
    "serve",
    "site",
    "saved",
    "results",
    "games",
    "rules",
    "replay",
    "review",
    "verify",
    "proof",
    "simulate",
    "arena",
    "balance",
    "train",
    "perft",
    "playthrough",
    "new",
    "debts",
    "schema",
    "bench",
    "completion",
)
"""All names, in the order of use; `help-NAME` in the catalogue says what each does."""
