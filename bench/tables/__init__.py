"""How fast a house is without sockets, what a table weighs, how soon it is back."""
