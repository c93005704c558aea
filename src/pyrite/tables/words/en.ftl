### What is said of tables, in English. Keys are shared with ja.ftl; a test compares them.

## News

taken-back = { $seat } { $seat_person ->
    [second] take
   *[third] takes
} back { $steps ->
    [one] the last step
   *[other] the last { $steps } steps
}.

## Refusals

error-illegal-move = “{ $move }” is not possible now. Possible, for instance: { $nearest }.
error-no-such-key = This key opens nothing at this table.
error-not-opener = Only whoever opened the table may do that.
error-not-your-seat = That is not for you to say: your key speaks for { $seats }.
error-seats-only = Only somebody with a seat may do that.
error-wrong-invite = This table needs its invitation code.
error-no-hints = This table is played without hints.
error-no-such-table = There is no such table.
error-no-such-code = No table with a free seat has this code.
error-no-such-request = There is no such request, or it is settled.
error-answered = This has been answered already.
error-taken-back = This decision was taken back; there is a new question.
error-muted = Whoever opened the table wants nothing more said from this seat.
error-not-asked = This is not asked now.
error-left = A bot plays for this seat: return first.
error-seat-taken = Somebody sits there already.
error-started = The game has begun.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-over = The game is over.
error-stopped = { $title } was begun with rules { $given }; here are rules { $known }, so it cannot go on.
error-closed = This table is closed.
error-cannot-undo = That cannot be taken back: something has been shown since.
error-undone-enough = This seat has taken back { $times } times in this game; from now on moves stand.
error-too-few = { $title } needs { $seats } seats, with options that fit.
error-bad-message = Not understood: “{ $field }” is missing, unknown, or cannot be that.
error-chat-full = Enough was said at this table: it keeps { $most } lines.
error-busy = Too much to do at the moment; please try again.
error-unreadable = This table cannot be read at the moment; whoever runs this server finds in its log why. Others are not affected.
error-broken = A part of this server has stopped; whoever runs it finds in its log which, and why.

## Stores

error-store-unopened = Tables cannot be kept in { $where }: { $reason }.
error-store-full = Nothing can be stored at the moment: { $reason }. What was stored is safe.
error-store-away = Where tables are kept, nobody answers at the moment; please try again. What was stored is safe.
error-store-in-use = Another Pyrite has opened { $where }; a file serves one at a time.
error-store-foreign = { $where } is there already and is no file of Pyrite's tables.
error-store-newer = { $where } was written by a newer Pyrite (schema { $found }; this one knows { $known }).
error-unknown-store = Tables cannot be kept in “{ $kind }”: name a file, or postgresql://….
error-no-store = Name a file in which the tables shall be kept, or postgresql://….
error-no-asyncpg = PostgreSQL needs one more package: pip install "pyrite-games[postgres]".
error-doubled = Table { $table } was written by somebody else: there is a row { $number } already.
error-unclaimed = Table { $table } is not held by this house: it must be claimed, then read, first.
