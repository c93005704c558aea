"""How End of the Trail looks: in the terminal and on the page."""
