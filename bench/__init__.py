"""Laboratories: long measurements for those who build Pyrite. `python -m bench` lists them."""
