### A first year of Fool's Gold, in English. Keys are shared with ja.ftl; a test compares them.

place-ask = Welcome to 1849! Ten dice say which mines can be worked; each lies at the mine of its number. You have six coins and four miners. A miner stands on an empty space and pays its number. Space 0 of the river is free: place one there.
place-done = A miner for nothing. Later, at each mine, as many cards are turned over as it has miners on the path times dice.
place-no = That space costs as many coins as its number says. The river has a space 0: there a miner stands for nothing.
place-no-wild = A wild die helps where you have a miner, and you have none yet. Begin with a miner on space 0 of the river.
place-no-pass = Who passes is done for the year, and the year has just begun. Place a miner on space 0 of the river.

wild-ask = The river has just one die, so there would be one card for each miner. Wild dice wait in the camp: one costs as many coins as dice lie at the mine already. Put one to the river, for one coin.
wild-done = Two dice: now every miner at the river turns over two cards. Ines has come, too: more cards for both of you.
wild-no = Another miner is not wrong. But one card at the river is little: a wild die doubles it, for a single coin.
wild-no-forest = That would cost nothing, but nobody stands in the forest. Put it to the river, where your miner is.
wild-no-dear = There lie more dice, so it costs more, and it would help the others. Put it to the river: one coin, and your miner stands there.
wild-no-pass = Not yet: six coins and three miners are still behind your screen. Put a wild die to the river.

spread-ask = Now remember the end: each mine from which you have no gold costs you 5 points, and the one that gave you most is fool’s gold and counts nothing! So spread out. Place a miner at the lake, as cheaply as you can.
spread-done = River and lake: two mines. Tomo has passed; his last miners wait in reserve.
spread-no = Good to have, perhaps. But the lake has two dice and nobody there: space 1 costs one coin.
spread-no-dearer = The lake, yes! A higher space acts first when miners are equal in number, but nobody else is there. Space 1 will do.
spread-no-river = You are at the river already. What you get from a single mine may all turn out to be fool’s gold. Go to the lake.
spread-no-pass = One more miner first: at the lake, on space 1.

pass-ask = Two of your miners are left. Coins that you have spent come back when you pass, and the miners behind your screen go into reserve, to help those on the path. Pass.
pass-done = Your coins are back. Now send the two miners that are left, one by one.
pass-no = It could be done. But let us see what reserves are good for: pass, and your two miners go into reserve.

reserve-ask = Whoever has the most miners at a mine, reserve included, acts first there. At the river you and Ines are equal, and she stands higher. Send your reserve to the river.
reserve-done = With both reserves you are three against one at the river: you will choose before Ines.
reserve-no = A reserve counts only where you have a miner on the path. You have one at the river, and Ines is there, too.
reserve-no-lake = You are alone at the lake: nobody could act before you. At the river there is Ines.

take-ask = Hills and mountains are done; now the river. Two miners, two dice: four cards. You are first. Take gold, a gem, two coins, or wait for winter. Take the best gold.
take-done = Four nuggets from the river, kept behind your screen. The miner goes home.
take-no = One nugget, when four lie beside it? Take the four.
take-no-gem = Gems of one to five kinds bring 1, 3, 6, 10, 15 points. A nice collection, but the first alone brings 1. Take the four nuggets.
take-no-coins = Two coins for good would help next year. But four nuggets are four points. Take them.
take-no-winter = In winter new cards come, and these are gone. Better than four nuggets they hardly get.

winter-ask = At the lake nothing but silt! Take two coins, or lie down and wait: in winter a die is rolled, and so many new cards are turned over. Wait for winter.
winter-done = The die shows 4: four new cards. Patience was rewarded.
winter-no = Two coins are a comfort, but no gold from the lake means 5 points less. Wait for winter and hope.

thaw-ask = Your miner stands up again. Take what is best for you: it is your first gold from the lake.
thaw-done = Lake 5, river 4. At this moment the lake is your richest mine, so just the river counts. You need more mines; four years are left.
thaw-no = Three are fine, five are better. More gold than that is on no card.
thaw-no-gem = The first gem brings 1 point, and you would have no gold from the lake. Take the five.
thaw-no-nothing = You have waited all winter for this! Take the five.

fool-ask = The last year. Mountains gave you 7 nuggets, more than any other mine: they are fool’s gold and count nothing. Again a miner of yours is there. What still brings points?
fool-done = Your third kind of gem: 6 points instead of 3. That is the art: rich mines for the others, a bit of everything for you.
fool-no = Winter may bring something, or nothing. The gem lies here: a third kind makes 6 points of your 3.
fool-no-gold = More gold from the mountains makes your fool’s gold bigger, and that counts nothing. The gem brings 3 points.
fool-no-coins = Coins count nothing at the end, and this is the last year. The gem brings 3 points.

end = That is Fool’s Gold: some gold from every mine, and not too much of any. After five years the most points win.
