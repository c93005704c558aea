### The first page, set-up and how it works, in English. Keys are shared with ja.ftl; a test compares them.

site = Pyrite
skip-main = To the content
contents = Contents
settings = Settings
try-again = Try again
lede = { $n ->
    [0] Games of the gold rush
    [4] Four games of the gold rush
   *[other] { $n } games
}
lede-why = Pick one. You sit down at once, bots take the other seats.
bots-title = Who sits with you
bots-why = Bots see what their seat may know, no more. Mix them in “Set up …”.
bots-easy = forgets as people do
bots-normal = plays what looks right
bots-hard = counts along
bots-expert = thinks ahead
bots-bold = strong as hard; dares
bots-careful = strong as hard; waits
games = Games
by = by { $name }
seats-range = { $few }–{ $many } seats
seats-of = { $n } of { $of } seats
setup = Set up …
setup-of = Set up { $game }
rules-of = Rules of { $game }
learn = Learn it in five minutes
learn-of = { learn }: { $game }
play = Play
open-tables = Open tables
open-table = Open a table
open-table-friends = Open a table for friends
nobody = Nobody is waiting just now.
tab-alone = These games live in your browser: you play against bots, or hand this screen around. People elsewhere can sit down only at a server, for nobody here could be trusted with all secrets.
nobody-why = Play against bots at once, or open a table and send the link to friends.
without-server = Play without a connection
without-server-why = On a train? This page can be its own server: your games against bots stay in the browser.
install = Install
install-why = Keep these games as an app on this device; they need no connection.
playing = playing
my-games = Your last games
my-luck = My luck in all my games
my-games-none = Games you have finished are found here.
keys-here = Your seats are kept in this browser alone. “Take this seat along” at a table carries one to another device.
won = won
not-won = not won
over-short = over
look = Look
continue = Continue
go-on = Go on
go-on-turns = { $n ->
    [0] { "" }
    [one] It is your turn at one table.
   *[other] It is your turn at { $n } tables.
}
go-on-more = and { $n } more
go-on-fewer = fewer
going-yours = your turn
going-open = waits for players
going-asked = { $names } is asked
going-far = { $far } · { $when }
going-alone = on your own
let-go = Let it go
let-go-of = Let this game go: { $game }
let-go-sure = Let { $game } go?
let-go-bots = It cannot be gone on with afterwards.
let-go-people = A bot plays on in your seat, and this browser forgets the key to it.
let-go-no = Keep it

how = How it works
how-sit = No account
how-sit-why = Pick a game and play. A name is asked only where friends need one.
how-friends = Friends by link
how-friends-why = Open a table, send the link. Who closes the laptop comes back later; nothing is lost.
how-bots = Bots that do not peek
how-bots-why = They see what their seat may know. When somebody leaves, one plays on and gives the seat back.
how-keys = Your seat is a key
how-keys-why = It is kept in this browser. Take it along as a link or QR code; a lost browser loses only what was not taken along.
how-fair = Nobody chooses the cards
how-fair-why = The server promises its secret before the game, every browser adds its own, and afterwards your browser checks.
how-learn = Lessons
how-learn-why = Never played one of these? A few real moves, one rule at a time:
how-free = Free software
how-free-why = Host it yourself with one command; the same games are in your terminal.
to-replay = Look at a record of a game
footer = Pyrite is free software. The games belong to their authors; words and pictures here are our own.

who-plays = Who plays
name-of = Name of { $name }
about-clock = Whoever runs out of time is played for by a bot until they return.
hints-allowed-why = What a search would play, at a touch.
player-me = me
player-open = a friend (open seat)
hot-seat = Several people at this screen take turns.
options = Options
clock = Clock
clock-none = no clock
clock-5-5 = 5 minutes + 5 seconds a move
clock-15-10 = 15 minutes + 10 seconds a move
clock-30-20 = 30 minutes + 20 seconds a move
clock-1d = a day for each move
clock-3d = three days for each move
clock-7d = a week for each move
hints-allowed = Hints may be asked for
late-allowed = Who comes later may take the seat of a bot
is-public = Public
is-public-why = Listed on the first page; anybody may sit down. Otherwise only who has the link.

code = Code
code-join = Join
code-label = A friend’s table: four letters
