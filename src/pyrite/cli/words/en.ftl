### The command line in English. Keys are shared with ja.ftl; a test compares them.

## Help

help-usage = Usage: { $usage }
help-options = Options:
help-commands = Commands:
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGUMENTS]...
help-pyrite =
    Four tabletop games of the gold rush: play them, watch them, simulate them, prove them.

    “pyrite play” is a good beginning, and “pyrite learn” teaches you a game.
help-play =
    Play a game at this terminal, against bots or with friends at the same keyboard.

    Without GAME you are asked what you would like.
help-open =
    Play in the browser, on this machine alone; without a browser, in the terminal.

    With GAME the page begins there. Ctrl-C stops it; your tables are kept for the next time.
help-learn =
    Learn a game in a few minutes: real positions, one move each, one rule at a time.

    Without GAME you are asked which one. Afterwards you can play it at once, against easy bots.
help-games = List the games and their options.
help-saved = List the unfinished games that are kept here, the newest first.
help-luck =
    Say how much luck and how much skill there was in your own games, as reviews measure them.

    The newest finished games kept here are reviewed once each; what was found is kept beside them and sent nowhere.
help-luck-games = How many games, the newest first. Usually { $usual }.
help-results = List your finished games: scores, places and how often you won.
help-new =
    Begin a game of your own: a small one that plays at once, in a folder with an entry point.

    Every file says in its first lines what to change.
help-new-seats = For how many it is, such as 3-6. Usually 2-4.
help-new-package = The folder to write. Usually ID, here.
help-new-here = Among Pyrite's own games, in the checkout that this program runs from.
help-debts = List what a game could still have, tier by tier, with the file each belongs in.
help-rules = Read the rules of a game.
help-replay =
    Walk through a game record.

    On a terminal, Enter goes on, b back, a number to that step; into a pipe, everything is printed at once.
help-review =
    Look back at a finished game: what each decision cost, what was luck, what was skill.

    Decisions are judged by what their seat could know. Ctrl-C keeps what is measured by then.
help-review-seat = Review this seat; usually those that people held.
help-review-all = Review every seat, bots too.
help-review-iterations = How many games are played to measure a decision. Usually { $usual }.
help-verify =
    Prove that game records hold: chance follows from the seed, every move was legal, the result is right.

    Exit code 0: all hold; 1: one is well-formed but wrong; 2: one is no record or cannot be read.
help-simulate = Let random players, or players by name, play many games and count who wins.
help-arena =
    Let players meet in a tournament: every deal is played once per seat with the seats turned, so that luck falls on all alike.

    The same seed gives the same results, however it runs. After Ctrl-C it can go on with --resume.
help-balance =
    Measure how fair, long, tense and lucky a game is: seats, scores, length, choices, lead changes, luck and skill.

    Equal players play every deal several times; then players of different strength meet.
help-train =
    Let a network learn a game by playing against itself, and keep its weights.

    The course is counted in decisions: the same seed and number give the same weights on one machine. It ends with games against greedy and against the weights in use, on fresh deals. After Ctrl-C it can go on with --resume.
help-train-minutes = About how long to learn on this machine. Usually { $usual }.
help-train-decisions = How many decisions to learn from, instead of minutes.
help-train-out = Where to keep the weights. Usually GAME.weights, here.
help-train-resume = Go on with the course in this file.
help-train-on = Play here, or on the workers of a Ray cluster; this process learns from what was played.
help-train-workers = How many parts of a round are played at once on Ray; another number gives another course. Usually as many as the cluster has cores.
help-perft = Count the sequences of decisions from a seed, for checking rules.
help-playthrough = Print a random game with everything that every seat sees.
help-serve =
    Make this machine a place to play: a page for people, an interface for programs.

    Everything is kept in one file; Ctrl-C stops it, and the next start goes on where it was.

    The environment can say the same: PYRITE_STORE stands for --store, and so on; a flag is 1.
help-host = Where to listen; 0.0.0.0 is everywhere, for others on the network. Usually { $usual }.
help-port = Which port; 0 for any that is free. Usually { $usual }.
help-store = Where tables are kept: a file, or the address of a PostgreSQL. Usually a file among your data.
help-relaxed = Faster: a move survives a crash of the server, but perhaps not a power cut.
help-keep = Forget finished tables after so many days, with their records; else they are kept for ever.
help-check = Serve nobody; tell on one screen what is wrong with this installation, and what to do about it.
help-serve-open = Open the page in a browser.
help-screen = Which screen of the page --open shows first, such as /new/gold. Usually { $usual }.
help-serve-workers = How many processes serve; several need a PostgreSQL. Usually { $usual }.
help-own-ports = Let each worker listen on a port of its own, too: the next ones after --port.
help-bots = How many processes think for bots; 0: bots move by instinct. Usually one for each core but one.
help-origin = Let pages of this address speak to the server, too; may be given several times.
help-behind-proxy = Believe a proxy who is calling (X-Forwarded-For).
help-no-address-limits = Count nothing by address; a proxy does it.
help-no-limits = No limits at all, for measurements on your own machine.
help-public-metrics = Show /metrics to whoever asks; else only to programs on this machine.
help-json-logs = Write the log as lines of JSON.
help-serve-site = Where people find this server, such as https://play.example.org; stands in mail and webhooks.
help-private-webhooks = Let webhooks be called in private networks and on this machine, too.
help-smtp = The mail server that takes alerts; without it no mail is sent.
help-smtp-from = From whom the mail is.
help-smtp-security = How to speak to the mail server: starttls, tls from the first word, or none. Usually { $usual }.
help-smtp-user = Who we are to the mail server.
help-smtp-password-file = A file that holds the password for it.
help-proof =
    Explain and check the proof of a live table: that nobody chose its cards.

    FILE is what the server gives at /api/tables/ID/proof once a game is over.
help-proof-file = Check also that the record's seed comes from this proof of a live table.
help-own-salt = What you added before the start: check that it is in the proof.
help-own-commitment = What the server promised before the start: check that the proof keeps that promise.
help-site =
    Write the page with its own server in it, as a folder for any web space.

    People open it and play, with nothing installed and nobody hosting; after the first visit it works without a connection. It finds its files by itself, whatever folder of whatever host it lies in. A folder that has a site already is brought up to date.
help-site-games = Only this game; can be said several times. Without it: all games.
help-site-pyodide = Where the npm package pyodide lies, if not in node_modules.
help-schema =
    Print what a game's views, events and options look like, as JSON Schema.

    For programs that draw a game or speak with it; types for many languages can be generated from it.
help-bench = Measure how fast the games are on this machine.
help-completion =
    Print a script that completes commands and games in your shell.

    For bash, put this into your start-up file: eval "$(pyrite completion bash)"
help-lang = Speak English (en) or Japanese (ja).
help-help = Show this help and leave.
help-version = Show the version and leave.
help-seats = How many seats.
help-people = Seats played by people, with names if you like: 0,2 or 0=Ada,2=Bob; also all or none. Usually 0.
help-against = Who plays the other seats, in their order; the last stands for all that follow: { $names }, or search:N for a search of N games, guided:N for one that a network guides; network:FILE or guided:N:FILE with weights that “pyrite train” has kept. Usually { $usual }.
help-hints = Whether “hint” may be asked at the table. Usually on.
help-option = An option of the game, such as layout=grid; may be given several times.
help-seed = Any text; the same seed gives the same chance.
help-json = Print the result as JSON.
help-backend = Plain Python, compiled, or whichever is ready (auto).
help-save = Keep the record in this file.
help-resume = Go on with the game in this file; without a file, with the newest.
help-from = Play on from a step of this record; its game, seats and options are kept, chance is new.
help-step = With --from: go on behind this step, as “pyrite replay” counts them.
help-anew = With --from: deal anew what you did not know at that step; without it all cards lie as they did.
help-pause = How long flipped cards and bots' moves can be looked at; 0 for not at all. Usually { $seconds }.
help-plain = No colours and no line editing.
help-at = Show the position after this many lines of the game.
help-seat = Show what this seat sees; without it, what an onlooker sees.
help-quiet = Say only what is wrong.
help-games-count = How many games. Usually { $usual }.
help-players = Who plays, as names with commas; more or fewer than seats is fine. search:N searches N games, guided:N with a network's guidance; network:FILE and guided:N:FILE take weights that “pyrite train” has kept. Usually { $usual }.
help-simulate-players = A player for each seat, or one for all: easy,normal,search:100. Usually all play at random, which is fastest.
help-arena-games = How many games, rounded up to whole deals. Usually { $usual }.
help-workers = How many processes; usually as many as there are cores.
help-on = Run on processes of this machine, or on a Ray cluster.
help-player = Who plays at every seat. Usually { $usual }.
help-html = Write a report with pictures into this HTML file.
help-arena-save = Keep every finished deal in this file.
help-arena-resume = Go on with the tournament in this file; nothing else needs to be said.
help-adjusted = Measure luck, too, and give win shares without it beside the plain ones; takes a while longer.
help-csv = Write a line per game and seat into this file.
help-plot = Draw the win shares into this SVG file.
help-records = Write a record of every game into this folder.
help-audit = List all legal moves in the records.
help-threads = How many to run at once; usually as many as there are cores.
help-depth = How many decisions deep. Usually { $usual }.
help-seconds = How long to measure each figure, in seconds. Usually { $usual }.
help-skip-cold = Do not measure how long compiling takes.

## Errors

complaint = error: { $text }
interrupted = Stopped.
system-error = The system says: { $why }.
usage-no-option = There is no option { $option }.
error-minutes-or-decisions = Say either --minutes or --decisions, not both.
error-course-alone = A course that goes on has its own seed, length and workers: leave out --minutes, --decisions, --seed, --on and --workers.
error-workers-on-ray = --workers goes with --on ray.
error-many-workers = --workers goes up to { $most }: with more, each would have too small a part of a round.
error-missing = { $name } is missing.
usage-option-value = { $option } takes no value.
usage-needs-value = { $option } needs a value: { $example }.
usage-bad-value = { $name } cannot be that.
usage-extra = There is a word too many.
usage-hint = For help: { $command }
error-no-command = There is no command “{ $name }”. Commands: { $commands }.
error-not-a-count = { $name } cannot be “{ $value }”: it must be a whole number, { $least } or more.
error-not-seconds = { $name } cannot be “{ $value }”: it must be a number of seconds, 0 or more.
error-not-one-of = { $name } cannot be “{ $value }”. Possible: { $values }.
error-not-a-setting = { $name } cannot be “{ $value }”: write NAME=VALUE.
error-not-people = “{ $value }” is no seat: seats are 0 to { $last }; write 0,2 or 0=Ada,2=Bob.
error-seat-twice = Seat { $seat } is named twice: each person has one seat, as in 0=Ada,2=Bob.
error-name-twice = Two people cannot both be called “{ $name }” at one table: choose another name for one.
error-too-many-bots = That is { $given } bots, but only { $free } seats are free for them.
error-not-a-name = Nobody can be called “{ $value }” here.
error-save-or-resume = --save begins a new file, --resume goes on with an old one: choose one of them.
error-not-svg = “{ $file }” must end in .svg.
error-file-exists = “{ $file }” exists already; nothing was written.
error-resume-alone = --resume goes on with a game as it was: give no game, seats, people, bots, options or seed with it.
error-from-step = --from and --step belong together: the record, and the step behind which you go on.
error-from-alone = --from goes on with a game as it was: give no game, seats, options or --resume with it.
error-anew-whom = --anew deals anew what one player did not know: give that player alone with --people.
error-resume-no-seed = “{ $file }” has no seed, so chance cannot speak and the game cannot go on.

## Games

games-id = id
games-title = title
games-designer = by
games-year = year
games-seats = seats
games-options = options (default first)

## Opening the page

open-instead = Playing in the browser. To play right here instead: { $command }
open-runs-already = Pyrite runs already, at { $address }
open-no-browser = There is no screen for a browser here, so we play in the terminal.
open-no-page = The page is not built (“make page” shows why), so we play in the terminal.

## Setting up

setup-games = What shall we play?
setup-game = Game
setup-go-on = Or go on where you stopped?
setup-continue = continue
setup-seats = How many seats, { $few } to { $many }?
setup-people = Which seats are people, 0 to { $last }? Names are welcome: 0=Ada,1=Bob
setup-level = Which bots: { $levels }? One for all, or easy,expert
setup-options = Look at the game's options?
setup-yes = y, yes, はい
setup-no = no
error-setup-not-one = “{ $answer }” is none of these: { $choices }.
error-setup-no-number = “{ $answer }” is no number.

## Lessons

learn-note = { $number }/{ $of }  { $text }
learn-hint = The lesson thinks of “{ $move }”.
learn-no-word = In a lesson there are only moves, “hint”, “moves”, “rules” and “quit”.
learn-help =
    Type the move you are asked for, such as “{ $example }”; any part that fits only one will do.
    A move that is not meant here is not played: you are told why, and try again.

      hint          the move that is meant
      moves         all that could be played here, numbered
      rules         the rules of this game; with pictures at /rules/{ $game } of “pyrite open”
      quit          stop; a lesson can be begun again at any time
learn-again = Whenever you like, once more from the beginning: { $command }
learn-now = Now play for real: { $command }
learn-play = Play at once? [yes]

## At the table

new-made = A game that plays lies in { $folder }. To see it:
new-next = Then change it rule by rule; “{ $command }” says what it could still have.
debts-rules = Rules: an evening
debts-looks = Strength and looks: a week
debts-more = Weights, lessons, Japanese: when somebody does
debts-none = Nothing is missing.
error-not-an-id = “{ $id }” is no id of a game: small letters and digits, with hyphens between words.
error-id-taken = There is a game “{ $id }” already. Games: { $games }.
error-name-taken = A package cannot be called “{ $name }”: Python has one of that name. Choose another ID.
error-here-or-package = --here and --package do not go together: a game lies in one place.
error-no-checkout = { $folder } is no checkout of Pyrite, so --here has no place there. Leave it out for a package of its own.
error-not-seats = { $name } must be numbers of seats from 1 to 8 such as 3-6, not “{ $value }”.
list-comma = ,{ " " }
plain-yes = yes
plain-no = no
plain-hidden = hidden
prompt-move = { $name } ›
hint = Type a move such as “{ $example }”, any part of it that is clear, or its number; or “help”.
go-on = (Enter goes on at once)
too-small = Please enlarge the terminal to { $columns } × { $lines }: the board is cut.
asking-now = Now:
asking-words = Also: hint, undo, moves, legend, rules, help, quit
choices-or = , or{ " " }
hand-over = Please give the keyboard to { $name }. { $name }, press Enter when only you can see the screen.
thinking = { $name } is thinking …
searching = Looking for good moves …
hints-off = This game is played without hints.
advice-title = What { $games } imagined games say, from all that you may know:
advice-move = move
advice-visits = looked at
advice-hardly = hardly
advice-wins = wins
advice-score = final score
answer-ambiguous = “{ $answer }” could be { $moves }.
answer-unknown = “{ $answer }” is not possible now. Possible, for instance: { $moves }.
word-help = help, ?
word-legend = legend
word-moves = moves
word-hint = hint
word-rules = rules
word-undo = undo
word-record = record
word-save = save
word-quit = quit, exit, q
table-help =
    A move is typed as text, such as “{ $example }”; any part that fits only one move will do.
    A number means the bid, card or space it names; else its place in the list of “moves”, which
    “#3” always means. Capitals do not matter.

      moves         all your moves, numbered
      legend        what the signs on the board mean
      hint          what a search thinks of your best moves
      rules         the rules of this game; with pictures at /rules/{ $game } of “pyrite open”
      undo          take back the last move made here, unless something was shown since
      record        the moves so far
      save [FILE]   where the game is saved, or save a copy
      quit          stop for now; you can resume later
undo-nothing = Nobody has made a move here yet that could be taken back.
record-empty = No move has been made yet.
saved = Saved in { $file }
saved-as-you-play = The game is saved after every move: { $file }
not-saved = Nothing can be written in { $folder }: the game goes on, but it is not saved.
quit-unsaved = The game could not be saved.
resume-cut = The record was cut off in its last line: the game goes on from the line before.
quit-saved = The game is saved. To go on:
result-who = who
result-score = score
result-mark = ★
result-source = points from
again = Another game? “y”: the same seats again, “m”: the menu, Enter: stop ›
again-same = y, yes, again, はい
again-menu = m, menu, メニュー

## Games kept here

saved-line = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $when }, { $turn }
saved-your-turn = your turn
saved-turn = { $names } to move
saved-none = No unfinished game is kept here. “{ $command }” begins one.
saved-game = game
saved-seats = seats
saved-when = last played
saved-whose = turn
saved-file = file
saved-how = To go on with the newest: { $command }
luck-level = like
luck-sum = { $unlucky ->
    [0] Unlucky in none of the last { $games } games.
   *[other] Unlucky in { $unlucky } of the last { $games } games.
}
luck-mean = Luck { $luck } a game, own decisions { $own }.
luck-streak-bad = The last { $n } in a row were unlucky.
luck-streak-good = The last { $n } in a row were lucky.
results-none = No finished game is kept here yet.
results-who = who
results-score = score
results-place = place
results-others = against
results-games = games
results-wins = won
error-nothing-saved = No unfinished game is kept in { $folder }: name a file, or begin a game.

## Simulating

simulate-bar = games
simulate-side = seat
simulate-wins = wins
simulate-interval = 95 %
simulate-score = mean score
simulate-games = games
simulate-decisions = decisions per game
simulate-reason = ended because
simulate-speed = speed
simulate-speed-value = { $games } games/s, { $decisions } decisions/s
simulate-seed = seed
error-audit-needs-records = --audit lists moves in records: say with --records where they go.

## Tournaments

arena-player = player
arena-games = seats taken
arena-wins = wins
arena-score = mean score
arena-rating = rating
arena-adjusted = without luck
arena-worth = worth plain games
arena-adjusted-text = Without luck: chance, and what came to light that nobody could know, is taken off against what was to be expected. The mean stays where it is, the interval shrinks; “worth” says how many plain games would have been as sure.
arena-facts = { $games } of { $all } games, { $deals } { $deals ->
    [1] deal
   *[other] deals
} at { $seats } { $seats ->
    [1] seat.
   *[other] seats; a fair share is { $fair }.
} Intervals are 95 %.
arena-stopped = Stopped. To go on:

## Balance

balance-heading = { $title } with { $seats } { $seats ->
    [1] seat
   *[other] seats
}
balance-method = { $games } games on { $deals } deals, “{ $player }” at every seat; each deal was played once per seat with new chance for the players. Intervals are 95 %.
balance-begins = Seat { $seat } begins every game.
balance-scores = scores
balance-scores-value = { $middle } in the middle, { $least } to { $most }, spread { $spread }
balance-margin = winner's lead
balance-length = decisions per game
balance-length-value = { $mean } ({ $least } to { $most })
balance-choices = choices per decision
balance-leads = lead changes
balance-luck = luck of the deal
balance-unknown = unknown
balance-skill = skill
balance-skill-value = { $best } wins { $wins }, { $worst } { $less }; fair: { $fair }
balance-seats-title = Seats
balance-seats-text = How often each seat wins when all play alike. A fair share, the dashed line, is { $fair }; where an interval does not reach it, the seat itself is an advantage or a burden.
balance-scores-title = Final scores
balance-scores-text = How often each score was reached, over all seats.
balance-length-title = Length
balance-length-text = Decisions per game, of all seats together.
balance-leads-title = Lead changes
balance-leads-text = How often another seat took the sole lead in a game. Many changes make a game tense to the end; hidden scores count too.
balance-luck-title = Luck
balance-luck-text = { $share } of what makes a seat's score differ between games comes with the deal (left); the rest is what the players make of it.
balance-skill-title = Skill
balance-skill-text = Players of different strength at the same deals. The further they are from the fair share of { $fair }, the more skill decides.
balance-footer = Pyrite { $version }. Made again by: { $command }

going-on-true = You go on behind step { $step } of { $file }: all cards lie as they did, chance is new.
going-on-anew = You go on behind step { $step } of { $file }: what you did not know is dealt anew, chance is new.

## Replaying, verifying, counting

replay-go-on = ›
replay-keys = Enter: on, b: back, 12: to step 12, +10, -10, end, o: all hands once it is over, q: stop
verify-bar = records
verify-holds = { $file }: holds ({ $facts })
verify-wrong = { $file }: { $error }
verify-finished = finished
verify-running = still running
verify-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
verify-proven = chance proven by the seed
verify-unproven = no seed, chance possible
verify-seed = seed proven by the table
verify-salt = your part is in it
verify-no-salt = not checked that your part is in it: --salt
verify-promise = promised before the start
verify-no-promise = not checked that it was promised before the start: --commitment
verify-committed = committed before any salt was known: seats { $seats }
verify-silent = not revealed in time, so that the hash counts: seats { $seats }
error-part-of-proof = --salt and --commitment are held against a proof: name it with --proof.
error-bad-part = --salt takes up to 64 bytes in hex, --commitment 64 hex digits: what you kept from before the start.
error-proof-of-one = --proof belongs to one record: name just that one.
proof-secret = The server's secret { $secret }
      was promised before the game by its SHA-256 { $commitment }.
proof-salt = Seat { $seat } added: { $salt }
proof-no-salt = nothing
proof-committed = { "  " }It had committed to that, and revealed it only when all hashes were fixed.
proof-silent = { "  " }It had committed to a salt and did not reveal it in time: this is the hash, which counts instead.
proof-seed = Secret and salts together give the seed { $seed }.
proof-holds = All of this holds by itself. Not checked that your part is in it, nor that this was promised before the
    start: pyrite verify RECORD --proof FILE --salt HEX --commitment HEX does.
verify-prelude = goes on behind step { $steps } of another game
verify-audit = legal moves audited
perft-line = depth { $depth }: { $nodes } nodes, { $seconds } s

## Looking back

review-bar = measuring
review-stopped = Stopped at { $done }: what is measured so far is shown.
review-heading = { $title } with { $seats } { $seats ->
    [1] seat
   *[other] seats
}: a review
review-method = Measured by { $iterations } rollouts a decision, on the same guesses and the same chance for every move; ± is a 95 % interval. Decisions are judged by what their seat could know.
review-grade-gold = Gold
review-grade-fair = Fair
review-grade-pyrite = Pyrite
review-grade-dynamite = Dynamite
review-curve = { $name }: winning chances, all cards known; { $mark } as far as this seat could know
review-chances-of = Winning chances: { $name }
review-chances-text = Lines: everybody's chances, all cards known; dashed in gold: what this seat could know of its own. Circles: mistakes and moments.
review-counts = { $name }: { $real } of { $all } decisions were real choices: { $grades }.
review-apart = Not counted: { $forced } with a single legal move, { $equal } by which no imagined game was won or lost.
review-lost = Lost by a real choice, in the mean: { $loss } winning chance, { $points } points.
review-decisions-title = Decisions that cost something
review-reasons-title = Why, by step
review-known-since = { $fact } (step { $step })
review-decisions-of = Decisions: { $name }
review-no-mistakes = None: every decision was as good as the best.
review-step = step
review-player = player
review-grade = grade
review-made = made
review-best = better
review-loss = loss
review-move = move
review-win = wins
review-score = score
review-games = games
review-ledger-title = Luck and skill
review-ledger-text = Opening share, luck, own decisions and those of others add up to the result. Luck is what chance and hidden things did against what was to be expected; decisions are compared with those of instinct.
review-opening = opening
review-luck = luck
review-own = own decisions
review-others = others' decisions
review-open = not judged
review-final = result
review-moments-title = Worth looking at again
review-moment-mistake = { $name } lost { $change } here; better: { $best }.
review-moment-luck = Luck: { $change } for { $name }.
review-moment-stroke = { $name } won { $change } by choosing well.
review-footer = Pyrite { $version }, “pyrite review”. How the figures come about stands in docs/review.md.
error-seat-or-all = Either --seat or --all: one seat, or every one.

## Compiling

train-bar = decisions
train-trial-bar = trying how fast this machine learns
train-begins = { $game }: a course of { $decisions } decisions. Again the same: --decisions { NUMBER($decisions, useGrouping: 0) } --seed { $seed }{ $where }
train-checkpoint = { $decisions } decisions, { $games } games; one seat among greedy ones: { $shares }
train-share = seats { $way }: { $mean } ± { $half } % (fair { $fair } %)
train-greedy = One seat among greedy ones, { $games } games: { $share }
train-better = One seat among the weights in use, { $games } games: { $share }: better.
train-worse = One seat among the weights in use, { $games } games: { $share }: worse.
train-equal = One seat among the weights in use, { $games } games: { $share }: no difference to be seen.
train-in-use-alone = The weights in use on the same deals, { $games } games: { $share }
train-next = Play against it, or let it meet the weights in use:
train-stopped = Stopped. From the last checkpoint it goes on with:
compiling-rules = Compiling the rules of { $game }: a few seconds, only once …
no-compiler-here = There is no C compiler here, so bots think less and all takes longer. This brings one: pip install "pyrite-games[native]"

## Measuring

bench-bar = measuring
bench-machine = { $processor }, { $cores } cores, { $system }, Python { $python }, { $compiler }
bench-game = game
bench-seats = seats
bench-native = native
bench-python = python
bench-by-number = by number
bench-by-text = by text
bench-two-threads = 2 threads
bench-search-uniform = uniform it/s
bench-search-weighted = weighted it/s
bench-search-threads = 2 threads
bench-search-memory = tree
bench-vector = vector steps/s
bench-vector-threads = 2 threads
bench-vector-large-threads = 2 threads, 8,192
bench-think-longest = expert, longest
bench-state = state bytes
bench-copy-native = copy, native
bench-copy-python = copy, python
bench-cold = compile
bench-warm = warm start
bench-command = “pyrite games” answers in { $seconds } s.
bench-legend =
    Random decisions per second on one core, the best of three repetitions:
      native     whole games as “pyrite simulate” plays them, the loop inside compiled code
      python     the same games on the python backend
      by number  Stepper: one native game driven from Python, chance by ChaCha20
      by text    Play.legal and Play.move with texts, everything checked, record written
      2 threads  native games in two threads together, as a multiple of one
    Iterations of search per second at the opening position on one core, every one a guess, a walk
    down the tree and a game to its end, in searches of 2,000:
      uniform it/s    all moves of the playout equally likely
      weighted it/s   weighted by instinct, as the bots search
      2 threads       weighted, two threads together, as a multiple of one
      tree            the most memory that one such search holds
    Milliseconds of the processor that a decision takes the players, among their like:
      longest         the one that took expert longest
    Steps of many games at once, choosing moves not counted:
      vector steps/s  VectorGames on 1,024 games, with observations, masks and rewards, on one core
      2 threads       the same in two threads, as a multiple of one: a step takes a fraction of a
                      millisecond, and waking a thread may cost half as much
      2 threads, 8,192  the same on 8,192 games
    compile is all entry points in a fresh process with an empty cache; warm start is a fresh
    process until its first native game is over.

## Documents

docs-title = The command line
docs-intro =
    Everything Pyrite does in a terminal. This page is made from the commands themselves:
    `python -m pyrite.cli.docs > docs/command_line.md`.

    The language follows your environment (`LC_ALL`, `LC_MESSAGES`, `LANG`); `--lang` decides otherwise, before or after the command.
docs-option = option
docs-meaning = meaning
docs-variable = variable
docs-table-title = At the table
docs-table = While you play, type `help` to see this:
docs-codes-title = Exit codes
docs-codes =
    | code | meaning |
    |---|---|
    | 0 | all is well |
    | 1 | a record is well-formed but does not hold |
    | 2 | something was asked that cannot be, or a file is no record; one line says what |
    | 130 | stopped with Ctrl-C |
