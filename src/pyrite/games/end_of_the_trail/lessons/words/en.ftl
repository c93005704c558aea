### A first round of End of the Trail, in English. Keys are shared with ja.ftl; a test compares them.

hole-ask = Welcome! For three rounds you look for gold, and the cards that carry you build a poker hand besides. First lay one card aside in secret: your hole card counts in poker only. Take your highest, the king of spades.
hole-done = The king lies face down until the end. High cards are good for poker and poor as money: a king buys no more than $1.
hole-no = That card is worth more as money or on the way: low cards have $3 or $4 printed on them. The king of spades is worth just $1, but most in poker.
hole-no-queen = Nearly! But keep the queen: she is a horse, and you will want one. The king is higher still.

bid-ask = Three cards are for sale. Ines says $2. Whoever bids last gets all three and pays with cards from the hand. Go one higher: $3.
bid-done = Ines passes, the lot is yours. You may bid no more than the money in your hand.
bid-no = You would get it, but what for? It is enough to go above $2 by one: bid $3.
bid-no-pass = Then Ines gets three cards for $2, and you none. You have $14 in hand: bid $3.

pay-ask = Pay $3. Every card has its price, there is no change, and what you pay with is gone. Which card is worth just 3?
pay-done = Paid to the dollar, and the three cards of the lot join your hand.
pay-no = Not enough by itself: another card would have to go as well. The seven of hearts is worth $3.
pay-no-more = That one is worth $4, and nobody gives change. The seven of hearts is worth just $3.

choose-ask = Now prospecting: everybody chooses two or three cards in secret. Oxen (2–7) reach rows 1 and 2, mules (8–10) row 3, a horse (J–K) everything. Take two with you: the queen of hearts, your only horse, and the four of clubs, oxen.
choose-done = Two cards are on their way. Chosen cards with more money go first, and what you do not use is lost.
choose-no = Not that one today. For the mountains you need a horse, the queen of hearts, and for a first look near by the four of clubs.

look-ask = Yours is more money, so you begin. Foothills hold 1–4 gold, canyons 2–5, mountains 3–6; how much, only who looks will know. Oxen first: look at the canyon b2 with the four of clubs.
look-done = Two gold: as little as a canyon can hold. Only you know that. Your prospector stands there now.
look-no = Foothills hold the least. Within reach of your oxen there is a canyon, too: b2.
look-no-horse = The horse goes anywhere, also later. Use the oxen first, on the near canyon b2.

press-ask = Stake it, and your round is over; or press on. But if the next tile is worth less than this one, you bust and must take that. With two gold there is not much to lose: a mountain has at least 3. Press on.
press-done = You stay on the trail. Now Ines has her turn: she looked at a3 and pitched her tent there.
press-no = Two gold for a whole round is little, and you have a horse that has not even started. Press on.

far-ask = Your turn again. Now the horse: row 4, at the top, is for horses only, and there is a mountain at a4. Look at it with the queen of hearts.
far-done = Five gold! More than the two you saw before, so no bust.
far-no = A foothill or canyon may well be worth less than your two gold, or hardly more. The mountain a4 holds at least 3.
far-no-near = A mountain as well, but mules would get there, too. Nobody without a horse gets to a4.
far-no-stake = You may stake what you stand on, but it is two gold only. Your horse can see the mountain a4.

stake-ask = Claim it! A tent can be pushed away by others, or they join you there. You have three tents and a single camp, and a camp is never moved. Five gold deserve the camp.
stake-done = That mountain is yours until the end of the game. Whoever has staked is done for the round.
stake-no = The next tile would have to be a 5 or a 6, or you bust. Better than this it hardly gets: stake it, with the camp.
stake-no-tent = Good, but a tent can be pushed off such a tile, or somebody settles beside it. Your one camp is safe: use it here.

keep-ask = Last, the gamble: of the cards you used, one or two go face up to your poker cards. Keep both, the queen of hearts and the four of clubs.
keep-done = At the end a pair brings 1 gold, a flush 3, four of a kind 5; and the best hand of all places one more piece. Then hands are filled up to five, and round two begins.

end = That is End of the Trail: bid with cards, travel with cards, and play poker with what is left of them. After three rounds the most gold wins.
