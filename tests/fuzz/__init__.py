"""Whatever is thrown at it, a server has an answer: seconds in `make test`, more by `make fuzz`."""
