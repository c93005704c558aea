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
seat-free = free seat
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
plain-on-board = All your moves stand on the board.
plain-moves = Your moves
plain-search = Search your moves
plain-found = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
plain-player = Player
plain-none = none yet
plain-hidden = hidden
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
over-you-by = You win by { $margin }
over-by = { $names } wins by { $margin }
over-you-level = You win, level with { $rivals }
over-level = { $names } wins, level with { $rivals }
points-n = { $n ->
    [one] one point
   *[other] { $n } points
}
over-nobody = Nobody wins
over-reason = The game is over: { $reason }
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
sheet-evening = The evening
sheet-along = Take this seat along

hint = Hint
hint-best = Best: { $move } – wins about { $percent } %
hint-why = Of games imagined from what you may know. Bars on pieces are that number, too.
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
copy = Copy
copied = Copied
share = Share
keys = Keys

language = Language
scheme = Colours
scheme-auto = as the system
scheme-light = light
scheme-dark = dark
sound = Sound
motion = Pieces move
pace = Pace of what others do
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
skip-show = Skip
meanwhile = Meanwhile:
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
player-bot = bot, { $level }
player-character = { $name }, { $level }
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

rights-of = What you can do about { $name }
rights-mute = Mute
rights-unmute = Let them speak
rights-hand-over = Hand the table over
rights-remove = Send away
rights-remove-sure = Send away? Their seat is lost
people = People
look-up = Look up: the table is on the big screen
sheet-call = Call me when it is my turn
