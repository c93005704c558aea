"""A small network of whole numbers: the same answers on both backends, bit for bit."""
