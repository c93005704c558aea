### A first round of Fool!, in English. Keys are shared with ja.ftl; a test compares them.

follow-ask = Welcome! You want to be rid of your cards, and never play the worst one of a trick. Mara has led red 6. Who has red must follow with red; the highest red wins. Play your highest: red 12.
follow-done = Nobody beat your 12, so you won the trick. Tomo played the lowest red, a 3: he is befooled, takes the disc, and sits out the next trick.
follow-no = Allowed, but is it enough? A high card is safe, and heavy cards are the ones to be rid of first. Play red 12.
follow-no-low = Red 2 is the lowest red there is: it would be the worst card of the trick, and you the fool. Play red 12.
follow-no-one = A 1 may always follow, but then it counts as red 1, lower than any other red. Play red 12.

lead-ask = Who wins leads the next trick, with any card. The first colour played is what all must follow. Nobody can go above your green 17: lead it.
lead-done = All had to follow, and Ines’s 5 was the lowest. She is the fool now; Tomo has put his disc back and plays again. You still hold fewer cards than he does: sitting out costs you a card.
lead-no = Somebody might go above it, or below you nobody: then you are the fool. With green 17 you cannot lose.
lead-no-green = That green may well be the lowest in the trick. Lead green 17, the highest of all.
lead-no-one = A 1 takes the colour of the trick and counts 1: led like this it would almost surely be the worst. Lead green 17.

shed-ask = Another round. Tomo leads yellow 7, Mara plays yellow 4, and you have no yellow at all. Then you may play anything; that is called shedding. What is left in your hand at the end counts against you, so shed the heaviest: green 16.
shed-done = A shed card is worse than any card of the colour, so you are the fool, and sit out once. But sixteen points are gone from your hand.
shed-no = You may, but you would be the fool for a smaller card as well. If it must be, let it be for the heaviest: green 16.
shed-no-one = A 1 counts as yellow 1: better than any shed card, but here all others follow, so it would be the worst all the same. Use the chance for green 16.

one-ask = You sat out while Ines lost a trick, and you are back. Tomo leads blue 5, and Mara, who has no blue, sheds green 2: worse than whatever you play. A 1 left at the end costs 5 points: now it goes for nothing. Play it.
one-done = Mara is the fool, and your 1 got away. Whenever somebody has shed below you, it is time for your own bad cards.
one-no = Safe, too. But blue 2 costs you only 2 points at the end, the 1 costs 5. Play the 1.
one-no-high = It would win the trick. But you are safe with any card here, and such chances are for the 1.

trap-ask = In the first trick of this round blue was led, and Ines shed: so she has no blue. You lead now. Make her shed again: with your blue 2, the lowest blue there is.
trap-done = Ines had to shed and is the fool, and your blue 2 is gone without harm. Who cannot follow gives away what they lack: keep an eye on it.
trap-no = With that everybody might follow, and who knows who is lowest then. Ines has no blue: lead blue 2, and she must shed below you.

last-ask = Tomo leads yellow 11, Mara plays yellow 3, Ines sits out: you play last and see it all. Be above the worst, and be rid of something heavy. Which yellow?
last-done = Ten points gone, and Mara’s 3 stays the worst. Playing last is a comfortable place.
last-no-worst = Yellow 2 is below Mara’s 3: you would be the fool. Play yellow 10.
last-no-cheap = Safe, indeed: Mara’s 3 is lower. But then a heavier card is just as safe. Play yellow 10.

end-ask = The end of a round. Mara holds a single card: the round ends with the trick in which somebody plays the last one. What you keep counts against you, a 1 counts 5. You lead: play the card that would cost most.
end-done = Mara is out of cards. That is +10, but only 0 if the last card was the worst of its trick, as here. You keep a 6 and a 1: 6 + 5 = 11 below zero, not 17.
end-no = That saves you 6 points, yellow 11 saves you 11. And after this trick it is over.
end-no-one = A 1 costs 5 at the end, yellow 11 costs 11. And after this trick it is over.

end = That is Fool!: heavy cards away while it is safe, and let somebody else be the worst. A match goes on until somebody has −80, or +10 was scored six times.
