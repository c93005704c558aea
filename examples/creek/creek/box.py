"""What is in the box of Creek (C1). Data only."""

GOLD = (0, 2, 1, 3, 2, 4, 1, 3, 5, 2, 4, 6)  # at each place, from the camp upstream (C1.1)
PLACES = len(GOLD)
SIDES = 4  # of the die (C1.2)
TURNS = 8  # of every seat (C3.1)
MOST_SEATS = 5
