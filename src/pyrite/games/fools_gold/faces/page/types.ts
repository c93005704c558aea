// Written by `make types`. A test fails when it is not what the server says.

export type CardText = "s" | "1" | "2" | "3" | "4" | "5" | "g" | "f" | "a";

/** What a seat has got out of the mines. */
export type Cards = {
  /** nuggets by mine */
  readonly gold: {
    readonly hills: number;
    readonly forest: number;
    readonly mountains: number;
    readonly river: number;
    readonly lake: number;
  };
  /** the mine whose nuggets count nothing now; null without gold */
  readonly fools_gold: MineName | null;
  /** mines without gold, which cost points */
  readonly missing: readonly (MineName)[];
  /** one of each kind at the most */
  readonly gems: readonly (GemName)[];
  /** points, if the game ended now */
  readonly score: number;
};

/** How a game ended. */
export type Ending = {
  /** by side, as people count them */
  readonly scores: readonly (number)[];
  /** several share a win */
  readonly winners: readonly (Seat)[];
  /** why it ended */
  readonly reason: "last year over";
};

/** Something that happened. */
export type Event = {
  readonly key: "event-start";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-dice";
  readonly values: {
    readonly year: string;
    readonly seat: Seat;
    readonly wild: number;
    readonly hills: number;
    readonly forest: number;
    readonly mountains: number;
    readonly river: number;
    readonly lake: number;
  };
} | {
  readonly key: "event-reveal";
  readonly values: {
    readonly mine: MineName;
    readonly n: number;
    readonly gold: string;
    readonly gems: number;
    readonly silt: number;
    readonly weather: number;
    readonly alarms: number;
  };
} | {
  readonly key: "event-foul-weather";
  readonly values: {
    readonly n: number;
  };
} | {
  readonly key: "event-alarm";
  readonly values: {
    readonly n: number;
    readonly gold: string;
    readonly gems: number;
    readonly silt: number;
    readonly weather: number;
    readonly alarms: number;
  };
} | {
  readonly key: "event-winter";
  readonly values: {
    readonly mine: MineName;
    readonly n: number;
  };
} | {
  readonly key: "event-place";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
    readonly space: number;
  };
} | {
  readonly key: "event-wild";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
    readonly n: number;
  };
} | {
  readonly key: "event-retrieve";
  readonly values: {
    readonly seat: Seat;
    readonly n: number;
  };
} | {
  readonly key: "event-pass";
  readonly values: {
    readonly seat: Seat;
    readonly n: number;
  };
} | {
  readonly key: "event-reserve";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
  };
} | {
  readonly key: "event-gold";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
    readonly n: number;
  };
} | {
  readonly key: "event-gem";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
  };
} | {
  readonly key: "event-coins";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
    readonly n: number;
  };
} | {
  readonly key: "event-lie-down";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
  };
} | {
  readonly key: "event-nothing";
  readonly values: {
    readonly seat: Seat;
    readonly mine: MineName;
  };
} | {
  readonly key: "event-year-over";
  readonly values: {
    readonly year: string;
    readonly seat: Seat;
  };
} | {
  readonly key: "event-over";
  readonly values: {
    readonly year: string;
    readonly points: string;
  };
};

export type GemName = "quartz" | "topaz" | "benitoite" | "garnet" | "jade";

/** A mine as it lies on the board. */
export type Mine = {
  /** which mine */
  readonly name: MineName;
  /** dice here, the one on the picture included */
  readonly dice: number;
  /** by space: "" for nothing, a die, or how the miner of which seat is there */
  readonly path: readonly (Space)[];
  /** miners in reserve, by seat */
  readonly reserve: readonly (number)[];
  /** cards in its deck */
  readonly deck: number;
  /** these by card; null behind closed screens */
  readonly left: {
    readonly s: number;
    readonly "1": number;
    readonly "2": number;
    readonly "3": number;
    readonly "4": number;
    readonly "5": number;
    readonly g: number;
    readonly f: number;
    readonly a: number;
  } | null;
};

export type MineName = "hills" | "forest" | "mountains" | "river" | "lake";

export type Phase = "setup" | "prospecting" | "mining" | "over";

/** What one seat has, in front of its screen and behind it. */
export type Player = {
  /** its number */
  readonly seat: Seat;
  /** miners behind the screen */
  readonly miners: number;
  /** miners laid in front of it */
  readonly retrieved: number;
  /** coins in front of it */
  readonly spent: number;
  /** has passed this year */
  readonly passed: boolean;
  /** coins behind the screen; null where it hides them */
  readonly coins: number | null;
  /** cards behind the screen; null where it hides them */
  readonly cards: Cards | null;
};

export type Screens = "closed" | "open";

/** A seat or side by its number. */
export type Seat = number;

export type Space = "" | "die" | "standing 0" | "standing 1" | "standing 2" | "standing 3" | "standing 4" | "lying 0" | "lying 1" | "lying 2" | "lying 3" | "lying 4";

/** What a new game is started with. */
export type Start = {
  readonly seats: 3;
  readonly options?: {
    readonly screens?: "closed" | "open";
    readonly start?: "random" | "0" | "1" | "2";
  };
} | {
  readonly seats: 4;
  readonly options?: {
    readonly screens?: "closed" | "open";
    readonly start?: "random" | "0" | "1" | "2" | "3";
  };
} | {
  readonly seats: 5;
  readonly options?: {
    readonly screens?: "closed" | "open";
    readonly start?: "random" | "0" | "1" | "2" | "3" | "4";
  };
};

/** All a screen gets of Fool's Gold. */
export type View = {
  /** which game */
  readonly id: "fools-gold";
  /** how many play */
  readonly seats: 3 | 4 | 5;
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
  /** may everybody look behind everybody's screen? */
  readonly screens: Screens;
  /** this year */
  readonly year: number;
  /** the year the game ends with */
  readonly last_year: number;
  /** who has the start token; null before it is drawn */
  readonly starter: Seat | null;
  /** wild dice in the camp */
  readonly camp: number;
  /** must the active seat put a miner into a reserve? */
  readonly reserving: boolean;
  /** the mine being worked; null while prospecting */
  readonly mine: MineName | null;
  /** is it winter at that mine? */
  readonly winter: boolean;
  /** the space of the miner who acts, from 0; null if nobody does */
  readonly space: number | null;
  /** the cards turned over: gold, gems, silt, perils */
  readonly open: readonly (CardText)[];
  /** in the order of their numbers */
  readonly mines: readonly (Mine)[];
  /** by seat */
  readonly players: readonly (Player)[];
};
