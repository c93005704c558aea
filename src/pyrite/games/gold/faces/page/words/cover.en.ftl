title = Gold
pitch = Sixty-four cards, face down. Remember where the miners are, and where the dynamite.
