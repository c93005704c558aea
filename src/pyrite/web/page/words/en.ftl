### The page in English. Keys are shared with ja.ftl; a test compares them.

comma = ,{ " " }
loading = Loading …
nowhere = There is nothing here.
to-home = To the games
offline = There is no connection to the server.

language-en = English
language-ja = 日本語

start = Start

name-you = You
name-bot = Bot { $seat }
name-bold = Powder Kit
name-bold-at = Kit { $seat }
name-careful = Steady Abby
name-careful-at = Abby { $seat }
name-seat = Seat { $seat }
seat-free = free seat
seat-bot = bot
seat-away = away
seat-bot-plays = a bot plays
seat-look = all that this seat shows
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-bold = bold
level-careful = careful
clock-days = { $days } d { $hours } h

seats = Seats
board = The table
boardless = This game has no board on this page yet. It can be played in the terminal.
bar = Action bar
log = Log
log-empty = Nothing has happened yet.

ask-any = It is your turn
sending = Sending …
one-moment = One moment …
thinking = { $name } is thinking
thinking-bot-why = It looks at what its seat may know, no more.
secret = You have chosen
secret-why = Waiting for { $names }.
watching = You are watching
watching-why = You see what everybody sees. Hands are shown after the game.
watching-for = Waiting for { $names }. You see what everybody sees.
over-you = You win
over-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
over-nobody = Nobody wins
over-why = The game is over: { $reason }. { $scores }
score-of = { $name } { $score }
table-stopped = This game cannot go on
table-stopped-why = Its rules have changed since it was begun.
table-closed = This table is closed

gap = { " " }
close = Close
menu = Menu
rules = Rules
sound-on = Turn sound on
sound-off = Turn sound off
log-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
skip = To the board
reminder = Reminder
your-turn = Your turn

sheet-talk = Log and chat
sheet-rules = Rules
sheet-menu = Menu
sheet-keys = Keys
sheet-result = Result
sheet-along = Take this seat along

hint = Hint
hint-win = wins { $percent } %
hint-visits = { $percent } % of the search
undo = Take back
undo-waiting = The others are asked whether you may take back.
undo-asked = { $name } would like to take back a move.
undo-yes = Agree
undo-no = Refuse
leave = Leave the table
leave-why = A bot plays for you until you return; nothing is lost.
return = Return to my seat
left = A bot plays for you
left-why = Your seat is yours whenever you want it back.
along = Take this seat along
along-why = Open this on another device, and you play on there. Both can stay open.
along-qr = The link as a QR code
along-link = Link to your seat
along-secret = Whoever has this link plays for you. Keys are kept in this browser alone: a browser that is lost loses the seats that were not taken along.
copy = Copy
copied = Copied
share = Share
keys = Keys
key-arrows = move within the board or the hand
key-enter = the move under the focus
key-buttons = the buttons of the action bar
key-hint = hint
key-undo = take back
key-log = log
key-chat = chat
key-rules = rules
key-sound = sound on and off
key-board = to the board
key-bar = to the action bar
key-close = close, unselect
key-keys = this list

language = Language
scheme = Colours
scheme-auto = as the system
scheme-light = light
scheme-dark = dark
sound = Sound
motion = Pieces move
look = Flipped pairs stay { $seconds } s
notify = Notify me when it is my turn

away = Connecting again …
away-in = Connecting again in { $seconds } s …
away-why = Nothing is lost. You can go on when the line is back.
away-clock = Your seat is kept, your clock runs on. Nothing is lost.
bye-no-such-key = This seat is not yours any more.
bye-closed = This table was closed.
bye-no-hello = The server did not understand this page. Reload it.
lost-chat = The line was down: your words were not sent.
lost-undo = The line was down: taking back was not asked.
lost-ping = The line was down.

seat-is-bot = A bot, { $level }.
seat-bot-plays-long = Away; a bot plays for this seat until its owner is back.
seat-here = At the table.
seat-away-long = Not at the table just now.
side = Side { $n }

again = Play again
look-again = Look at it again
review = Review
again-join = To the next game
record = Record
proof = Proof
proof-checking = Checking that nobody chose the cards …
proof-good = Fair: nobody chose the cards
proof-why-good = Before the game the server promised a secret without showing it; the seed of all chance comes from this secret and what every player’s browser added. Your browser kept that promise and what it added, and has just found both in it.
proof-unchecked = The proof holds; not checked that your part is in it
proof-why-unchecked = This browser has not kept what a seat of yours added before the start: you watched, or came by a link. What a server does with parts that nobody holds against it, nobody can see.
proof-bad = This game is not proved
proof-why-bad = What the server shows now does not fit what it promised before the game.
proof-why-mine = What your browser added before the game is not in it: the server threw it away, and could choose the cards.
proof-why-others = A part stands where nobody had one to add, such as a bot’s seat: the server could choose the cards.
proof-none = The proof cannot be read just now.
proof-details = Details
proof-follow = Draw every card and die again from this seed
proof-promise = Promised before the game: SHA-256 of the secret
proof-secret = Secret
proof-seed = Seed
proof-silent = Your browser was not there in time to reveal its part: the hash that it had given counts instead.
proof-limits = Parts were added openly: a server in league with whoever added theirs last could have tried several.
proof-limits-fixed = Every part was fixed by its hash before one was revealed. A server in league with players could only choose, for each of them, between revealing and silence; who was silent is named.
proof-anybody = That the dice and cards follow from the seed, anybody can check:

lobby-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
lobby-full = Everybody is here
player-bot = bot, { $level }
player-character = { $name }, { $level }
lobby-bots = Bots
lobby-share = Share the link, or let bots sit down.
lobby-start = You can begin.
lobby-wait = The game begins when the last seat is taken, or when whoever opened the table starts it.
lobby-begins = It begins as soon as every browser has revealed its part of chance; in a few seconds at the latest.
lobby-ready = ready
lobby-with-bots = { $n ->
    [one] Start with a bot
   *[other] Start with { $n } bots
}
lobby-without = Start without them
lobby-close = Close this table
lobby-needs-invite = This table is by invitation: ask whoever opened it for the link.
invite = Invite friends
invite-link = Link for friends
your-name = Your name
sit = Sit down
seats-n = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
option-is = { $name }: { $value }
clock-rule-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-rule-bank = { $minutes } min + { $increment } s a move
offline-table = There is no connection to the server. We keep trying.
missing-key = The key in this link, or the one kept in this browser, does not fit any more.
look-on = Watch

lobby-sit = Take a seat, or just watch.
