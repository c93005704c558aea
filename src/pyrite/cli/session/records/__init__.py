"""Games that were kept: listed, told again, walked through."""
