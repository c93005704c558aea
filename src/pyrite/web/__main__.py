"""The server as a program of its own."""

import sys

from pyrite.web.process.serving import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
