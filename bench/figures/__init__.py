"""Figures of the documents: which commands print them, and the pages that hold what was printed."""
