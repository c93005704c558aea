"""Laboratories for those who build Pyrite: `python -m bench` lists them. No part of the wheel."""
