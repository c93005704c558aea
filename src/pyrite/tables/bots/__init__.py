"""Bots at live tables: what they are asked, who waits, and the processes that think."""
