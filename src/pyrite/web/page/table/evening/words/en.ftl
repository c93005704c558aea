### What is said of an evening, in English. Keys are shared with ja.ftl; a test compares them.

evening = The evening
evening-person = Player { $n }
evening-games = Games
evening-wins = Won
evening-behind = Left behind
evening-luckless = Without luck
evening-behind-why = “Left behind”: one for everybody who came after you, half for who was level.
evening-luck = Take luck out
evening-luck-why = Reviews every game; that takes a while.
evening-luck-busy = Reviewed: { $percent } … What is reviewed is kept, also when this is closed.
evening-luck-told = “Without luck”: victories, less what the cards gave or took (± half of a 95 % interval).
evening-line = The evening so far: { $standing }
evening-one = { $name } { $wins }
evening-played = { $game }, won by { $names }
evening-same = The same cards: { $game }
evening-seat = Seat { $n }
evening-try = { $name }: { $points }
evening-next = What is next?
evening-again = Again, same friends
evening-again-why = everybody one seat on
evening-deal = The same cards again
evening-deal-why = Everybody one seat on: what do you make of your neighbour’s cards? Whoever remembers them has an edge.
evening-other = Next: { $game }
