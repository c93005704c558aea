// Written by `make types`. A test fails when it is not what the server says.

export type Card = "g2" | "g3" | "g4" | "g5" | "g6" | "g7" | "g8" | "g9" | "g10" | "g11" | "g12" | "g13" | "g14" | "g15" | "g16" | "g17" | "g18" | "g19" | "g20" | "g21" | "g22" | "g23" | "g24" | "g25" | "g26" | "g27" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "y2" | "y3" | "y4" | "y5" | "y6" | "y7" | "y8" | "y9" | "y10" | "y11" | "y12" | "y13" | "y14" | "y15" | "y16" | "y17" | "y18" | "y19" | "y20" | "y21" | "b2" | "b3" | "b4" | "b5" | "b6" | "b7" | "b8" | "b9" | "b10" | "b11" | "b12" | "b13" | "b14" | "b15" | "1";

export type Colour = "green" | "red" | "yellow" | "blue";

/** The cards dealt to this many seats: the highest of each colour, all begin at 2. */
export type Deck = {
  /** the highest green card */
  readonly green: number;
  /** the highest red card */
  readonly red: number;
  /** the highest yellow card */
  readonly yellow: number;
  /** the highest blue card */
  readonly blue: number;
  /** how many 1s */
  readonly ones: number;
};

/** How a game ended. */
export type Ending = {
  /** by side, as people count them */
  readonly scores: readonly (number)[];
  /** several share a win */
  readonly winners: readonly (Seat)[];
  /** why it ended */
  readonly reason: "a total of minus eighty" | "plus ten for the sixth time" | "the single round over";
};

/** Something that happened. */
export type Event = {
  readonly key: "event-start";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-deal";
  readonly values: {
    readonly number: number;
    readonly seat: Seat;
  };
} | {
  readonly key: "event-play";
  readonly values: {
    readonly seat: Seat;
    readonly how: "lead" | "follow" | "shed" | "one";
    readonly card: string;
    readonly colour: "green" | "red" | "yellow" | "blue" | "none";
    readonly n: number;
  };
} | {
  readonly key: "event-trick";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-befooled";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-round-over";
  readonly values: {
    readonly number: number;
  };
} | {
  readonly key: "event-left";
  readonly values: {
    readonly seat: Seat;
    readonly points: number;
    readonly total: number;
    readonly cards: string;
  };
} | {
  readonly key: "event-emptied";
  readonly values: {
    readonly seat: Seat;
    readonly points: number;
    readonly total: number;
  };
} | {
  readonly key: "event-emptied-befooled";
  readonly values: {
    readonly seat: Seat;
    readonly points: number;
    readonly total: number;
  };
};

/** A complete trick. */
export type LastTrick = {
  /** who leads it */
  readonly leader: Seat;
  /** the lead colour; null as long as there are only 1s */
  readonly colour: Colour | null;
  /** in the order played */
  readonly cards: readonly (PlayedCard)[];
  /** who won it */
  readonly winner: Seat;
  /** who took a disc */
  readonly befooled: readonly (Seat)[];
};

export type Phase = "setup" | "trick" | "over";

/** The cards played since the deal. */
export type Played = {
  /** values of the green cards */
  readonly green: readonly (number)[];
  /** values of the red cards */
  readonly red: readonly (number)[];
  /** values of the yellow cards */
  readonly yellow: readonly (number)[];
  /** values of the blue cards */
  readonly blue: readonly (number)[];
  /** how many 1s */
  readonly ones: number;
};

/** A card in a trick. */
export type PlayedCard = {
  /** who played it */
  readonly seat: Seat;
  /** the card */
  readonly card: Card;
};

/** What everybody sees of one seat. */
export type Player = {
  /** its number */
  readonly seat: Seat;
  /** cards in hand */
  readonly cards: number;
  /** has a disc, and leaves out this trick */
  readonly sits_out: boolean;
  /** points of the finished rounds */
  readonly total: number;
};

/** Which round this is. */
export type Round = {
  /** from 1 */
  readonly number: number;
  /** who leads its first trick */
  readonly starter: Seat;
};

export type Rounds = "match" | "single";

/** A seat or side by its number. */
export type Seat = number;

/** How a round ended for one seat. */
export type SeatsRound = {
  /** the cards left in hand */
  readonly left: readonly (Card)[];
  /** points of the round */
  readonly points: number;
};

/** What a new game is started with. */
export type Start = {
  readonly seats: 4;
  readonly options?: {
    readonly rounds?: "match" | "single";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3";
  };
} | {
  readonly seats: 5;
  readonly options?: {
    readonly rounds?: "match" | "single";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3" | "4";
  };
} | {
  readonly seats: 6;
  readonly options?: {
    readonly rounds?: "match" | "single";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3" | "4" | "5";
  };
} | {
  readonly seats: 7;
  readonly options?: {
    readonly rounds?: "match" | "single";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3" | "4" | "5" | "6";
  };
} | {
  readonly seats: 8;
  readonly options?: {
    readonly rounds?: "match" | "single";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7";
  };
};

/** The tally that ends a match. */
export type Tens = {
  /** how often +10 has been scored */
  readonly scored: number;
  /** at so many the match ends */
  readonly end: number;
};

/** The cards of a trick. */
export type Trick = {
  /** who leads it */
  readonly leader: Seat;
  /** the lead colour; null as long as there are only 1s */
  readonly colour: Colour | null;
  /** in the order played */
  readonly cards: readonly (PlayedCard)[];
};

/** All a screen gets of Fool!. */
export type View = {
  /** which game */
  readonly id: "fool";
  /** how many play */
  readonly seats: 4 | 5 | 6 | 7 | 8;
  /** whose view this is; -1: an onlooker's */
  readonly viewer: number;
  /** who must speak next; nobody while chance must, or at the end */
  readonly waiting: readonly (Seat)[];
  /** null while the game is running */
  readonly result: Ending | null;
  /** what is going on */
  readonly phase: Phase;
  /** who plays the next card; null while nobody does */
  readonly turn: Seat | null;
  /** a whole match, or one round */
  readonly rounds: Rounds;
  /** which round this is */
  readonly round: Round;
  /** the tally that ends a match */
  readonly tens: Tens;
  /** fools in every trick */
  readonly discs: number;
  /** which cards there are */
  readonly deck: Deck;
  /** by seat */
  readonly players: readonly (Player)[];
  /** the viewer's cards by colour, 1s last; empty for an onlooker */
  readonly hand: readonly (Card)[];
  /** those the viewer may play now, each once */
  readonly playable: readonly (Card)[];
  /** the current trick */
  readonly trick: Trick;
  /** the last complete one; null before there is one */
  readonly last_trick: LastTrick | null;
  /** the last finished one, by seat; null in the first */
  readonly last_round: readonly (SeatsRound)[] | null;
  /** what was played this round; null without the aid to memory */
  readonly played: Played | null;
};
