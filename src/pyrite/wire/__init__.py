"""What server and clients have in common: the messages as types, and the codes of errors."""
