"""How Fool! looks: in the terminal and on the page."""
