"""How Gold looks: in the terminal and on the page."""
