option-games-why = One game, or as many as there are seats, so that everybody begins once; the points are added up.
option-layout-why = Scattered cards are remembered by where they lie; in a grid each has a row and a column.
option-memory_aid-why = Remembering is the game. With the aid, a card that was seen stays marked: good for a first try.
option-start-why = Who flips first.
