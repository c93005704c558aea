"""Reviews beside live tables: who waits, and the process that makes one."""
