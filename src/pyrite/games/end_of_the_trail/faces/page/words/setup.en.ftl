option-jokers-why = Two Jokers join the deck: whoever holds one exchanges it for a card from the discards.
option-memory_aid-why = Tiles that you have looked at keep showing their gold, to you alone.
option-argonauts-why = Alone you travel against two Argonauts, who follow fixed rules.
option-start-why = Who deals and opens the first lot.
