"""The schema of each kind of store: a numbered list of SQL, run in order, each once.

A step never changes once it was released; a change is a new step at the end of both lists. The
number of steps that a database has seen is kept in it.
"""

from __future__ import annotations

INDEXES = """
CREATE INDEX listings_by_age ON listings (opened, table_id) WHERE is_public;
CREATE INDEX listings_by_state ON listings (state, opened, table_id) WHERE is_public;
CREATE INDEX listings_by_game ON listings (game, opened, table_id) WHERE is_public;
CREATE INDEX listings_by_both ON listings (state, game, opened, table_id) WHERE is_public;
CREATE INDEX listings_by_end ON listings (state) WHERE state IN ('closed', 'over', 'stopped');
CREATE INDEX listings_by_wakes ON listings (wakes) WHERE wakes IS NOT NULL;
"""
# `changed` stands in none of them: it changes with every move.

REVIEWS_BY_AGE = "CREATE INDEX reviews_by_age ON reviews (kept);"

CODES = """
ALTER TABLE listings ADD COLUMN code text NOT NULL DEFAULT '';
CREATE INDEX listings_by_code ON listings (code) WHERE code <> '';
"""

SQLITE = (
    f"""
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE listings (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    opened REAL NOT NULL,
    changed REAL NOT NULL,
    wakes REAL,
    summary TEXT NOT NULL
);
{INDEXES}
CREATE TABLE secrets (
    table_id TEXT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE extras (
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, name)
) WITHOUT ROWID;

CREATE TABLE beats (
    number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1),
    at REAL NOT NULL
);
""",
    """
CREATE TABLE silences (
    began REAL NOT NULL PRIMARY KEY,
    ended REAL NOT NULL
);
""",
    f"""
CREATE TABLE reviews (
    name TEXT NOT NULL PRIMARY KEY,
    kept REAL NOT NULL,
    data BLOB NOT NULL
);
{REVIEWS_BY_AGE}
""",
    f"""
{CODES}
CREATE TABLE house_secrets (
    name text NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
);
""",
)

POSTGRES = (
    f"""
CREATE TABLE journal (
    table_id text NOT NULL,
    number integer NOT NULL,
    at double precision NOT NULL,
    kind text NOT NULL,
    data text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE listings (
    table_id text NOT NULL PRIMARY KEY,
    game text NOT NULL,
    state text NOT NULL,
    is_public boolean NOT NULL,
    opened double precision NOT NULL,
    changed double precision NOT NULL,
    wakes double precision,
    summary text NOT NULL
) WITH (fillfactor = 70);
{INDEXES}
CREATE TABLE secrets (
    table_id text NOT NULL PRIMARY KEY,
    secret bytea NOT NULL
);

CREATE TABLE extras (
    table_id text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, name)
);

CREATE TABLE beats (
    number integer NOT NULL PRIMARY KEY CHECK (number = 1),
    at double precision NOT NULL
);
""",
    """
CREATE TABLE silences (
    began double precision NOT NULL PRIMARY KEY,
    ended double precision NOT NULL
);
""",
    f"""
CREATE TABLE reviews (
    name text NOT NULL PRIMARY KEY,
    kept double precision NOT NULL,
    data bytea NOT NULL
);
{REVIEWS_BY_AGE}
""",
    f"""
{CODES}
CREATE TABLE house_secrets (
    name text NOT NULL PRIMARY KEY,
    secret bytea NOT NULL
);
""",
)
