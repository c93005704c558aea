### Replay and proof, in English. Keys are shared with ja.ftl; a test compares them.

replay-title = Look at a game again
replay-what = Every game leaves a record: plain text with all moves and all that chance did. Here it is shown step by step, with one player’s eyes or everybody’s.
replay-drop = Drop a record here
replay-choose = Choose a file
replay-where-from = A finished table gives its record away under “Result”; in the terminal, games are kept as records, too.
replay-file-server = The file is sent to this server and told; nothing of it is kept but its review, if you ask for one.
replay-file-here = The file stays in this browser.
replay-too-large = This file is too large for a record: at most 250 KB can be shown.
replay-unreadable = This file cannot be read.
replay-of = { $game }, looked at again
replay-again = looked at again
replay-side = Log, review and proof
replay-panel-log = Log
replay-panel-review = Review
replay-panel-proof = Proof
replay-eyes = With whose eyes
replay-eyes-all = All hands open
replay-eyes-none = What everybody saw
replay-eyes-seat = As { $name } saw it
replay-hands = Hands
replay-controls = Steps of the game
replay-scrubber = Step
replay-beginning = Before the first step
replay-where = Step { $n } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-go-on = Play on from here
replay-go-on-short = Play on
replay-go-on-why = A new table opens behind step { $step }, against bots. Whatever chance says from here on is new.
replay-go-on-as = Play as
replay-go-on-against = Against
replay-go-on-cards = What lies hidden
replay-go-on-true = As it lay
replay-go-on-anew = Dealt anew
replay-go-on-true-why = Every card lies where it lay. You may have seen all of them here, so this is for trying things out.
replay-go-on-anew-why = You know what this seat knew; whatever it did not know is dealt anew, so that it fits.
replay-go-on-begin = Play on
replay-link = Link to this position
replay-link-why = This position as a link; whoever opens it sees the same.
replay-to-table = To the table
replay-another = Another record

replay-chance-good = All of chance follows from the seed
replay-chance-bad = Chance does not follow from the seed
replay-chance-here = { $n ->
    [one] One outcome of chance was drawn again from the seed just now, in your browser, and is the same.
   *[other] { $n } outcomes of chance were drawn again from the seed just now, in your browser, and all are the same.
}
replay-chance-server = { $n ->
    [one] One more depends on the position, so this server’s verifier has checked it, and that every move was legal.
   *[other] { $n } more depend on the position, so this server’s verifier has checked them, and that every move was legal.
}
replay-moves-server = None depends on the position; that every move was legal, this server’s verifier has checked.
replay-whole-checking = Your browser gets the rules and holds every line against them: { $percent } %
replay-whole-good = Every line holds by the rules
replay-whole-why = Your browser has played the whole record again: each outcome is what the seed gives, each move was legal, and the result is right. No server was asked.
replay-whole-by-hand = Your browser has played the whole record again: each outcome was possible, each move legal, and the result is right. No server was asked.
replay-whole-bad = The record does not hold by the rules
replay-chance-wrong = Line { $line }: the seed gives “{ $text }”.
replay-chance-details = Which is which
replay-chance-how = The seed is the key of ChaCha20, and each outcome has a nonce of its own: docs/chance.md in Pyrite’s sources says exactly how. “pyrite verify” checks all of it without this server.
replay-kind = Outcome
replay-by-here = in your browser
replay-by-server = by the server
replay-by-rules = by the rules, in your browser
replay-by-order-rules = * The order was drawn from the seed alone; that these were the cards to be shuffled, the rules have checked in your browser.
replay-by-order = * The order was drawn in your browser; that these were the cards to be shuffled, the server has checked.
replay-kind-start = start seats
replay-by-hand = Chance was told by hand
replay-by-hand-why = This record has no seed, so nothing can be drawn again.
replay-by-hand-server = Every outcome was possible, and every move legal: this server’s verifier has checked that.
replay-seed-details = From promise to seed
replay-link-promise = The secret is the one that was promised
replay-link-seed = Secret and salts give the seed
replay-link-record = The record was played on this seed
replay-link-others = Nothing was added where nobody sat: bots’ seats are empty
replay-link-fixed = Every part fits the hash that was fixed before the start
replay-link-mine = What your browser added before the start is in it
replay-link-unchecked = Not checked that your part is in it: this browser has kept none
replay-holds = (holds)
replay-broken = (does not hold)
replay-salts = What every player’s browser added, by seat
replay-salt-committed = (committed to first)
replay-salt-silent = (not revealed in time: the hash counts)
replay-seed-unknown = Where the seed came from
replay-seed-unknown-why = A record alone does not tell. A table does: look at its game from its own page, or keep its proof beside the record for “pyrite verify --proof”.
