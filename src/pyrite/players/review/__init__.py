"""Looking back at a finished game: what each decision cost, and what was luck.

The only room among the players that is handed a true state, and only when the game is over; what a
decision is judged by is the seat's information all the same.
"""
