### The page in English. Keys are shared with ja.ftl; a test compares them.

comma = ,{ " " }
loading = Loading …
nowhere = There is nothing here.
to-home = To the games
offline = There is no connection to the server.

language-en = English
language-ja = 日本語

game-gold = Gold
game-fool = Fool!
game-fools-gold = Fool’s Gold
game-end-of-the-trail = End of the Trail
pitch-gold = Sixty-four cards, face down. Remember where the miners are, and where the dynamite.
pitch-fool = Tricks where winning is fine and being the worst costs you the next one.
pitch-fools-gold = Dice, five mines, five years. The mine that gave you most turns out to be fool’s gold.
pitch-end-of-the-trail = Auctions, land that only the curious have seen, and a poker hand on the side.
play = Play
start = Start

name-you = You
name-bot = Bot { $seat }
name-seat = Seat { $seat }
seat-free = free seat
seat-bot = bot
seat-away = away
seat-bot-plays = a bot plays
seat-look = { $name }: all that this seat shows
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
clock-days = { $days } d { $hours } h

seats = Seats
board = The table
moves = Moves
log = Log
log-empty = Nothing has happened yet.

ask-any = It is your turn
ask-any-why = Choose one of { $n } moves.
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
over-why = The game is over: { $reason }.
table-stopped = This game cannot go on
table-stopped-why = Its rules have changed since it was begun.
table-closed = This table is closed
