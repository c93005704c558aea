"""What a laboratory refuses, in one line of plain English."""

from __future__ import annotations


class BenchError(Exception):
    """Says what was wrong and what would be right."""
