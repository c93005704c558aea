### What only the board of Gold says, in English. Keys are shared with ja.ftl.

fact-setup = Setting up
fact-digging = Digging
fact-rush = Gold rush
fact-over = Over
fact-aid = memory aid
fact-no-aid = no memory aid

ask-first = Flip a card
ask-first-why = You flip two. A miner strong enough carries gold to the owner of its colour.
ask-second = Flip a second card
ask-second-own = { $n ->
    [4] Your own miner: strength 4 carries any gold home to you. Dynamite would take both.
    [5] Your own miner: strength 5 carries any gold home to you. Dynamite would take both.
   *[other] Your own miner: strength { $n } carries up to { $n } nuggets home to you. Dynamite would take both.
}
ask-second-other = { $n ->
    [4] This { colour } miner would carry any gold to its owner. A duel drives the weaker miner away.
    [5] This { colour } miner would carry any gold to its owner. A duel drives the weaker miner away.
   *[other] This { colour } miner would carry up to { $n } nuggets to its owner. A duel drives the weaker miner away.
}
ask-second-neutral = { $n ->
    [4] Nobody’s miner: strength 4 carries any gold to you, the finder.
    [5] Nobody’s miner: strength 5 carries any gold to you, the finder.
   *[other] Nobody’s miner: strength { $n } carries up to { $n } nuggets to you, the finder.
}
ask-second-gold = { $n ->
    [one] 1 nugget: any miner can carry it to the owner of its colour.
   *[other] { $n } nuggets: a miner of strength { $n } or more carries them to the owner of its colour.
}
ask-second-dynamite = Dynamite: whatever you flip now is gone with it.
ask-rush = Flip one card
ask-rush-why = Gold rush: gold is yours at once, anything else is gone.

places = 64 places, 8 by 8
cell-down = { $place }, face down
cell-known = { $place }, face down, seen: { $face }
cell-up = { $place }, { $face }, face up
cell-gone = { $place }, empty
cell-hint = { $cell }; hint: wins { $win } %
cell-face = { $kind ->
    [gold] gold, { $n ->
        [one] 1 nugget
       *[other] { $n } nuggets
    }
    [dynamite] dynamite
   *[miner] { colour } miner, strength { $n }
}
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}

strip-face-down = { $n } face down
strip-rush-at = rush at { $n }
strip-rush = gold rush: finders keepers
strip-neutral = { $n ->
    [one] is nobody’s
   *[other] are nobody’s
}
strip-neutral-why = · finder keeps

nuggets = Nuggets
nuggets-hidden = face down until the end
own-miners = Miners
earlier-games = Earlier games
last-game = Last game
haul = What everybody has carried home
haul-last = { $n ->
    [one] 1 nugget in the last game
   *[other] { $n } nuggets in the last game
}
haul-cards = { $n ->
    [one] 1 gold card
   *[other] { $n } gold cards
}

key-carry = strong enough: gold goes to that colour
key-duel = the weaker miner leaves
key-dynamite = dynamite: both are gone
key-rush-gold = gold: whoever flips it keeps it
key-rush-other = anything else is gone

replay-kind-deal = deals

score-n = { $n ->
    [one] one nugget
   *[other] { $n } nuggets
}
tie-cards = More gold cards decide: { $n } against { $m }.
tie-last = Whoever scored more in the last game wins: { $n } against { $m }.
