title = End of the Trail
pitch = Auctions, land that only the curious have seen, and a poker hand on the side.
progress = { $phase ->
    [showdown] before the showdown
    [final] the final claim
    [hole] round { $n } of { $of }, hole cards
    [auction] round { $n } of { $of }, auction
    [selecting] round { $n } of { $of }, choosing cards
    [prospecting] round { $n } of { $of }, prospecting
    [gambling] round { $n } of { $of }, gambling
   *[other] round { $n } of { $of }
}
