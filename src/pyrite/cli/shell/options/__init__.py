"""Options and arguments that commands share, and the values they take."""
