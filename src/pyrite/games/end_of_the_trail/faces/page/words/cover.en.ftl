title = End of the Trail
pitch = Auctions, land that only the curious have seen, and a poker hand on the side.
