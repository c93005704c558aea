### Proof of a game and its result, in English. Keys are shared with ja.ftl; a test compares them.

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

result-count = The count
result-sum = Sum
result-tie = How the tie was decided
result-another = Another game
