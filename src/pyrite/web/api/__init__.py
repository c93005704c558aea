"""Calls under `/api`: what is asked, how it is judged, and how it is described to programs."""
