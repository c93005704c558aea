// Written by `make types`. A test fails when it is not what the server says.

export type Card = "" | "?" | "g1" | "g2" | "g3" | "g4" | "x" | "r2" | "r3" | "r4" | "r5" | "b2" | "b3" | "b4" | "b5" | "n2" | "n3" | "n4" | "n5" | "y2" | "y3" | "y4" | "y5" | "p2" | "p3" | "p4" | "p5";

export type Colour = "red" | "blue" | "green" | "yellow" | "purple";

/** How a game ended. */
export type Ending = {
  /** by side, as people count them */
  readonly scores: readonly (number)[];
  /** several share a win */
  readonly winners: readonly (Seat)[];
  /** why it ended */
  readonly reason: "no card left" | "last game of the match over";
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
    readonly of: number;
    readonly seat: Seat;
  };
} | {
  readonly key: "event-flip";
  readonly values: {
    readonly seat: Seat;
    readonly place: string;
    readonly face: string;
    readonly kind: "gold" | "dynamite" | "miner";
    readonly colour: "red" | "blue" | "green" | "yellow" | "purple" | "none";
    readonly n: number;
  };
} | {
  readonly key: "event-dynamite";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-carried";
  readonly values: {
    readonly seat: Seat;
    readonly n: number;
  };
} | {
  readonly key: "event-duel";
  readonly values: {
    readonly stronger: number;
    readonly weaker: number;
  };
} | {
  readonly key: "event-nothing";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-rush-few";
  readonly values: {
    readonly n: number;
  };
} | {
  readonly key: "event-rush-stalemate";
  readonly values: {
    readonly n: number;
  };
} | {
  readonly key: "event-rush-quiet";
  readonly values: {
    readonly n: number;
  };
} | {
  readonly key: "event-rush-gold";
  readonly values: {
    readonly seat: Seat;
    readonly n: number;
  };
} | {
  readonly key: "event-rush-other";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-game-over";
  readonly values: {
    readonly number: number;
    readonly points: string;
  };
} | {
  readonly key: "event-over";
  readonly values: {
    readonly number: number;
    readonly points: string;
  };
};

export type Layout = "scatter" | "grid";

/** Which game of how many. */
export type Match = {
  /** this game, from 1 */
  readonly number: number;
  /** games in all */
  readonly of: number;
  /** who began this game */
  readonly starter: Seat;
};

export type Phase = "setup" | "digging" | "rush" | "over";

export type Place = "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "h1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "h2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "h3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "g4" | "h4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "g5" | "h5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6" | "h6" | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7" | "h7" | "a8" | "b8" | "c8" | "d8" | "e8" | "f8" | "g8" | "h8";

/** What one seat has. */
export type Player = {
  /** its number */
  readonly seat: Seat;
  /** the miners it owns */
  readonly colours: readonly (Colour)[];
  /** gold cards won in this game */
  readonly cards: number;
  /** nuggets on them; null where they may not be seen */
  readonly nuggets: number | null;
  /** nuggets of the finished games of a match */
  readonly total: number;
};

/** A seat or side by its number. */
export type Seat = number;

/** What a new game is started with. */
export type Start = {
  readonly seats: 2;
  readonly options?: {
    readonly games?: "1" | "match";
    readonly layout?: "scatter" | "grid";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1";
  };
} | {
  readonly seats: 3;
  readonly options?: {
    readonly games?: "1" | "match";
    readonly layout?: "scatter" | "grid";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2";
  };
} | {
  readonly seats: 4;
  readonly options?: {
    readonly games?: "1" | "match";
    readonly layout?: "scatter" | "grid";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3";
  };
} | {
  readonly seats: 5;
  readonly options?: {
    readonly games?: "1" | "match";
    readonly layout?: "scatter" | "grid";
    readonly memory_aid?: "off" | "on";
    readonly start?: "random" | "0" | "1" | "2" | "3" | "4";
  };
};

/** All a screen gets of Gold. */
export type View = {
  /** which game */
  readonly id: "gold";
  /** how many play */
  readonly seats: 2 | 3 | 4 | 5;
  /** whose view this is; -1: an onlooker's */
  readonly viewer: number;
  /** who must speak next; nobody while chance must, or at the end */
  readonly waiting: readonly (Seat)[];
  /** null while the game is running */
  readonly result: Ending | null;
  /** what is going on */
  readonly phase: Phase;
  /** the active seat; null while there is none */
  readonly turn: Seat | null;
  /** how the cards are laid out; it means nothing */
  readonly layout: Layout;
  /** are cards that were seen shown for good? */
  readonly memory_aid: boolean;
  /** where a match stands */
  readonly game: Match;
  /** cards on the table that lie face down */
  readonly face_down: number;
  /** by place: a face, "?" for a back, "" where none lies */
  readonly cards: Readonly<Record<Place, Card>>;
  /** where cards lie face up */
  readonly up: readonly (Place)[];
  /** by seat */
  readonly players: readonly (Player)[];
  /** the miners nobody owns */
  readonly neutral: readonly (Colour)[];
};
