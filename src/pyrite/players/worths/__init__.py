"""What a learned network thinks of positions, before and after chance; compiles alone."""
