### A first game of Gold, in English. Keys are shared with ja.ftl; a test compares them.

first-ask = Welcome! Sixty-four cards lie face down: miners, gold and some dynamite. On your turn you turn over two, one after the other. Begin with c3: column c, row 3.
first-done = A red miner of strength 4, and red is your colour. Everybody sees a card while it lies open, so watch the others’ cards as well as your own.
first-no = You may turn over any card, and with another one the luck would be another, too. This lesson knows what lies at c3: column c, row 3.

carry-ask = Your miner stands ready. Now the second card: turn over f6.
carry-done = Three nuggets, and your miner has strength 4: strong enough. The gold is yours, the miner goes home with it. A miner carries as many nuggets as it is strong, no more.
carry-no = That would be your second card as well, but who knows what it is? There is something worth carrying at f6.

remember-ask = Ines found four nuggets at d5, but her blue 3 was too weak: both turned face down again. Then Tomo turned over your red 5. It won a duel and is face down again, too. Where was it? Turn it over.
remember-done = There it is, your red 5. A miner that wins a duel stays where it lay; only the loser leaves. Whoever keeps places in mind always knows more than the backs tell.
remember-no = That card nobody has seen yet. You have seen your red 5: Tomo turned it over in row 7. Was it at b7?
remember-no-gold = That is the gold, and it would do: the order of the two does not matter. But let us take the miner first, your red 5 at b7.
remember-no-other = That is Ines’s blue 3. Gold goes to the owner of the miner, whoever turns it over. You want your own red 5, at b7.

fetch-ask = Strength 5 carries anything. Now fetch the four nuggets that Ines could not get.
fetch-done = Four nuggets at once: seven in all. What others turn over and cannot use is a present to whoever remembers it.
fetch-no = An unknown card would be a gamble. You know where four nuggets lie: Ines turned them over at d5.
fetch-no-duel = Two miners of different strength fight a duel: your 5 would throw out the blue 3. Nice, but four nuggets at d5 are nicer.

unlucky-ask = Ines showed her blue 5 at h4 and a purple 5 at c6, Tomo a purple 4 at a4 and a yellow 4 at e2: equal strength, nothing happens. Now something new: turn over g2.
unlucky-done = Dynamite! It goes off with whatever you turn over next: both cards leave the game. That is bad luck only if you let it be.
unlucky-no = Another unknown card would be just as good on another day. Today take g2.
unlucky-no-seen = You know that card already, and it will not run away. Now and then one has to dig somewhere new: at g2.

blast-ask = Choose the victim! An unknown card might be gold or a miner of yours. You have seen better: the blue 5, with which Ines could carry anything. Turn it over.
blast-done = Boom! Blue has lost its strongest miner. Gold in the blast would have been lost as well, to everybody.
blast-no = That might hit gold, or one of your own miners. Hit where it hurts Ines: her blue 5 lies at h4.
blast-no-weaker = A blue miner, true, but only a 3. Her 5, at h4, is the one to fear.
blast-no-neutral = Purple and yellow belong to nobody in this game, and whoever uses them gets the gold. Keep them, they may work for you. Ines’s blue 5 lies at h4.

nugget-ask = Ines turned over gold and a green miner, so Tomo got it: green is his. Then Tomo found two gold cards, with which nothing happens. Take the better one: turn it over.
nugget-done = Two nuggets lie open. Now they need somebody to carry them.
nugget-no = Nobody knows that card. Tomo turned over two nuggets in row 3, at f3, and one at h8.
nugget-no-one = That is the single nugget. Two are better than one: they lie at f3.
nugget-no-miner = A miner first would do as well. But let us begin with the gold this time: two nuggets at f3.

neutral-ask = No red miner in sight? Yellow and purple are neutral: whoever turns one over together with gold gets the gold. You have seen three that are strong enough. Turn one over: a4, e2 or c6.
neutral-done = Nine nuggets! A neutral miner works for whose turn it is; a coloured one always for its owner.
neutral-no = A gamble; it may even be a miner of somebody else, and theirs is the gold then. You know neutral miners at a4, e2 and c6.
neutral-no-blue = That miner is blue: strong enough, but Ines would get the nuggets. Take a neutral one: a4, e2 or c6.
neutral-no-gold = Two gold cards do nothing for each other. You need somebody to carry: a4, e2 or c6.

rush-ask = Much later: ten cards are left, and the gold rush is on. Now you turn over just one card a turn, and gold is yours without any miner. (Here the cards seen before stay visible, to help you.) Take the best.
rush-done = Four nuggets, just like that. When the last card is gone, the most nuggets win; on a tie, the most gold cards.
rush-no = It might be anything, even nothing. Four nuggets lie at d4 for all to see, and the next one to turn over is not you.
rush-no-smaller = Gold, yes. But take the four at d4 first: Ines comes next, and she has seen them, too.
rush-no-miner = In the gold rush miners do nothing any more, they just leave. Take the gold at d4.

end = That is all of Gold: turn over two, remember everything, and let the others’ bad luck be your map.
