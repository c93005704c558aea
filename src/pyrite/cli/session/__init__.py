"""An evening at the terminal: set-up, host, screen, answers, ending."""
