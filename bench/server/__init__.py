"""How much a server bears, through real sockets: `python -m bench.server MODE …`.

A real server runs on one core, this process is its load and runs on another (Linux only).
"""
