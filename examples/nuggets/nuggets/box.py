"""What is in the box of Nuggets (N1). Data only."""

LOWEST, HIGHEST = 3, 35  # weights of the nuggets, one of each (N1.1)
NUMBERS = HIGHEST + 1  # rows by weight have room for 0 to HIGHEST
NUGGETS = HIGHEST - LOWEST + 1
THROWN_BACK = 9  # before the game, unseen (N2.1)
IN_PLAY = NUGGETS - THROWN_BACK

PEBBLES = (0, 0, 0, 11, 11, 11, 9)  # of each seat, by number of seats (N2.2)
MOST_SEATS = 6

NOBODY = -1
UNKNOWN = -1
