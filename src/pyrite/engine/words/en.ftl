### What is said at any table, in English. Keys are shared with ja.ftl; a test compares them.

name-you = You
name-bot = Bot { $seat }
name-easy = Greenhorn Pip
name-easy-at = Pip { $seat }
name-normal = Dusty Bo
name-normal-at = Bo { $seat }
name-hard = Walnut
name-hard-at = Walnut { $seat }
name-expert = Assayer
name-expert-at = Assayer { $seat }
name-bold = Powder Kit
name-bold-at = Kit { $seat }
name-careful = Steady Abby
name-careful-at = Abby { $seat }
name-seat = Player { $seat }
name-alike = “{ $name }” at seat { $seat }
seats-comma = ,{ " " }
cards-comma = ,{ " " }
points-of = { $seat } { $points }
told-hidden = { $seat } has decided.
result = { $n ->
    [one] { $winners } { $winners_person ->
        [second] win
       *[third] wins
    }: { $reason }.
   *[other] { $winners } share the victory: { $reason }.
}
result-nobody = Nobody wins: { $reason }.

error-unknown-game = There is no game “{ $game }”. Games: { $games }.
error-no-lesson = There is no lesson for “{ $game }” yet; “pyrite rules { $game }” has its rules. Lessons: { $games }.
error-broken-game = The game “{ $game }” ({ $source }) does not load: { $why }.
error-not-a-game = What “{ $game }” names ({ $source }) is no Game.
error-game-of-other-id = The game that “{ $game }” names ({ $source }) calls itself “{ $id }”: both must be the same.
error-wrong-seats = { $title } is for { $seats } seats, not { $given }.
error-unknown-seat = There is no seat { $seat }: seats are { $seats }.
error-unknown-option = { $title } with { $seats } seats has no option “{ $option }”. Options: { $options }.
error-unknown-value = Option “{ $option }” cannot be “{ $value }”. Values: { $values }.
error-illegal-move = Seat { $seat } cannot “{ $move }” now. Legal, for instance: { $nearest }.
error-not-your-turn = Seat { $seat } is not asked now: { $waiting } must speak first.
error-chance-first = Chance must speak before any seat: this game's outcomes are given by hand.
error-no-chance = Chance is not asked now: { $waiting } must speak first.
error-game-over = The game is over; there is nothing left to move.
error-impossible-chance = Chance cannot say “{ $text }” now.
error-bad-move-number = { $move } is not the number of a move: numbers go from 0 to { $most }.
error-bad-depth = A depth of { $depth } makes no sense: it must be 0 or more.
error-not-text = Not a game record: the file is not text.
error-empty = Not a game record: the file is empty.
error-no-magic = Not a game record: the first line must be “pyrite record 1”, it is “{ $line }”.
error-cut-off = Not a whole game record: line { $number } is cut off (no newline at the end).
error-no-blank = Not a game record: line { $number } “{ $line }” is no “key: value”, and no blank line ends the header.
error-header-missing = Not a game record: the header has no “{ $name }”.
error-header-twice = Not a game record: line { $number } gives “{ $name }” a second time.
error-header-value = Not a game record: line { $number }: “{ $name }” cannot be “{ $value }”.
error-bad-line = Not a game record: line { $number } “{ $line }” is neither chance, move, result, audit nor comment.
error-bad-rules = This record was made with rules { $given } of { $title }; here are rules { $known }.
error-prelude-unseeded = The record says that what seat { $seat } did not know was dealt anew, but it has no such seat or no seed.
error-prelude-step = Nobody can play on from step { $step }: give one from 1 to { $last }.
error-prelude-still = Nobody has to decide after step { $step }: what is hidden can be dealt anew only where somebody does.
error-prelude-guessed = This game itself went on from hidden cards dealt anew: play on from a step before that, or from the game it came from.
error-wrong-line = Line { $number }: { $why }
error-why-chance-expected = chance must speak here, not “{ $line }”.
error-why-chance-unexpected = chance is not asked here, but the line says “{ $line }”.
error-why-chance-impossible = chance cannot say “{ $line }” here.
error-why-chance-seed = the seed gives “{ $expected }”, the line says “{ $line }”.
error-why-not-waiting = seat { $seat } is not asked here; { $waiting } must speak.
error-why-no-seat = there is no seat { $seat }.
error-why-illegal = “{ $line }” is not legal here. Legal, for instance: { $nearest }.
error-why-over = the game was already over, but the line says “{ $line }”.
error-why-audit-missing = an audit line with seat { $seat }'s legal moves is missing before this move.
error-why-audit-seat = the audit line is for seat { $seat }, but the next move is another seat's.
error-why-audit-twice = “{ $move }” stands twice in the audit line.
error-why-audit-extra = “{ $move }” is not legal here, but the audit line lists it.
error-why-audit-lacks = “{ $move }” is legal here, but the audit line lacks it.
error-why-audit-alone = an audit line must stand right before its seat's move.
error-why-not-over = the game is not over here, but the line says “{ $line }”.
error-why-scores = the scores are “{ $expected }”, the line says “{ $line }”.
error-why-winners = the winners are “{ $expected }”, the line says “{ $line }”.
error-why-prelude-short = { $steps } steps were taken over from another game, but the record ends before.
error-why-result-missing = the game is over, but the record ends without “{ $expected }”.
error-why-result-order = here must stand “{ $expected }”, not “{ $line }”.
error-no-native = Nothing can be compiled here: there is no C compiler. `pip install ziglang` brings one.
error-not-a-file = There is no file “{ $file }”.
error-cannot-read = “{ $file }” cannot be read: { $why }.
error-cannot-write = “{ $file }” cannot be written: { $why }.

## Proof

error-proof-commitment = The secret does not fit the commitment: it was not fixed before the game.
error-proof-seed = Secret and salts do not give this seed.
error-proof-record = The proof is of another game: its seed or its seats are not the record's.
error-no-proof = This is no proof: it needs commitment, secret, salts and seed, all in hex.
error-proof-promise = The proof keeps another promise than the one that was told before the start.
error-proof-part = What you added before the start is not in it: your salt was thrown away.
error-proof-foreign-salt = Seat { $seat } has nothing to add, but a salt stands there.
error-proof-fixed = Salts do not fit the hashes that were fixed before the start.
error-proof-fixed-anew = The hashes are not those that you were shown before you revealed your salt.
error-proof-unheard = You revealed your salt and were heard, but the proof calls you silent.
