"""The stores, all together and each for itself."""
