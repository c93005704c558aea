// Written by `make types`. A test fails when it is not what the server says.

export type Action = "oxen" | "mules" | "horse" | "shortcut" | "double" | "jump" | "prospects" | "none";

export type Argonaut = "A1" | "A2" | "A3";

/** The lot under auction. */
export type Auction = {
  /** the lot under auction, from 1 */
  readonly lot: number;
  /** the last bid in dollars; null before the first */
  readonly bid: number | null;
  /** who may still bid */
  readonly in: readonly (Seat)[];
  /** dollars the winner has still to pay; null while bidding */
  readonly due: number | null;
};

export type Back = "?";

/** What poker cards make so far. */
export type Best = {
  /** the hand */
  readonly hand: Hand;
  /** gold it is worth at the end */
  readonly gold: number;
};

/** A card with what is printed on it. */
export type Card = {
  /** rank and suit, or a Joker */
  readonly card: CardText;
  /** what it does in prospecting */
  readonly action: Action;
  /** dollars it is worth */
  readonly money: number;
};

export type CardText = "2c" | "2d" | "2h" | "2s" | "3c" | "3d" | "3h" | "3s" | "4c" | "4d" | "4h" | "4s" | "5c" | "5d" | "5h" | "5s" | "6c" | "6d" | "6h" | "6s" | "7c" | "7d" | "7h" | "7s" | "8c" | "8d" | "8h" | "8s" | "9c" | "9d" | "9h" | "9s" | "Tc" | "Td" | "Th" | "Ts" | "Jc" | "Jd" | "Jh" | "Js" | "Qc" | "Qd" | "Qh" | "Qs" | "Kc" | "Kd" | "Kh" | "Ks" | "Ac" | "Ad" | "Ah" | "As" | "*1" | "*2";

export type Colour = "red" | "blue" | "green" | "yellow";

/** How a game ended. */
export type Ending = {
  /** by side, as people count them */
  readonly scores: readonly (number)[];
  /** several share a win */
  readonly winners: readonly (Seat)[];
  /** why it ended */
  readonly reason: "third round over";
};

/** Something that happened. */
export type Event = {
  readonly key: "event-start";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-land";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-reserve";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-deck";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-reshuffle";
  readonly values: Readonly<Record<string, never>>;
} | {
  readonly key: "event-own-hole";
  readonly values: {
    readonly card: string;
  };
} | {
  readonly key: "event-own-select";
  readonly values: {
    readonly card: string;
  };
} | {
  readonly key: "event-own-keep";
  readonly values: {
    readonly card: string;
  };
} | {
  readonly key: "event-own-dealt";
  readonly values: {
    readonly cards: string;
  };
} | {
  readonly key: "event-done";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-lot-dealt";
  readonly values: {
    readonly lot: number;
    readonly cards: string;
  };
} | {
  readonly key: "event-lot";
  readonly values: {
    readonly seat: Seat;
    readonly lot: number;
  };
} | {
  readonly key: "event-lot-opens";
  readonly values: {
    readonly lot: number;
  };
} | {
  readonly key: "event-bid";
  readonly values: {
    readonly seat: Seat;
    readonly money: number;
  };
} | {
  readonly key: "event-pass";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-pass-lots";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-argonaut-bids";
  readonly values: {
    readonly seat: Seat;
    readonly money: number;
  };
} | {
  readonly key: "event-argonaut-passes";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-won";
  readonly values: {
    readonly seat: Seat;
    readonly lot: number;
    readonly cards: string;
  };
} | {
  readonly key: "event-argonaut-won";
  readonly values: {
    readonly seat: Seat;
    readonly lot: number;
    readonly cards: string;
  };
} | {
  readonly key: "event-pay";
  readonly values: {
    readonly seat: Seat;
    readonly card: string;
    readonly money: number;
  };
} | {
  readonly key: "event-dealer";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-reveal";
  readonly values: {
    readonly seat: Seat;
    readonly cards: string;
  };
} | {
  readonly key: "event-first";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-use";
  readonly values: {
    readonly seat: Seat;
    readonly card: string;
    readonly action: Action;
    readonly tile: string;
  };
} | {
  readonly key: "event-double";
  readonly values: {
    readonly seat: Seat;
    readonly card: string;
    readonly action: Action;
    readonly tile: string;
    readonly other: string;
  };
} | {
  readonly key: "event-jump";
  readonly values: {
    readonly seat: Seat;
    readonly card: string;
    readonly action: Action;
    readonly tile: string;
    readonly piece: "tent" | "camp";
  };
} | {
  readonly key: "event-move";
  readonly values: {
    readonly seat: Seat;
    readonly card: string;
    readonly action: Action;
    readonly colour: Colour;
    readonly tile: string;
    readonly owner_seat: Seat;
  };
} | {
  readonly key: "event-see";
  readonly values: {
    readonly tile: string;
    readonly gold: number;
  };
} | {
  readonly key: "event-stake";
  readonly values: {
    readonly seat: Seat;
    readonly tile: string;
    readonly piece: "tent" | "camp";
  };
} | {
  readonly key: "event-press";
  readonly values: {
    readonly seat: Seat;
    readonly tile: string;
  };
} | {
  readonly key: "event-shift";
  readonly values: {
    readonly seat: Seat;
    readonly start: string;
    readonly tile: string;
  };
} | {
  readonly key: "event-argonaut-stakes";
  readonly values: {
    readonly seat: Seat;
    readonly tile: string;
    readonly piece: "tent" | "camp";
  };
} | {
  readonly key: "event-argonaut-ousts";
  readonly values: {
    readonly seat: Seat;
    readonly tile: string;
    readonly piece: "tent" | "camp";
  };
} | {
  readonly key: "event-no-claim";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-kept";
  readonly values: {
    readonly seat: Seat;
    readonly cards: string;
  };
} | {
  readonly key: "event-round";
  readonly values: {
    readonly number: number;
  };
} | {
  readonly key: "event-swap";
  readonly values: {
    readonly seat: Seat;
    readonly joker: string;
    readonly card: string;
  };
} | {
  readonly key: "event-must-swap";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-hand";
  readonly values: {
    readonly seat: Seat;
    readonly hand: Hand;
    readonly gold: number;
    readonly card: string;
  };
} | {
  readonly key: "event-argonaut-hand";
  readonly values: {
    readonly seat: Seat;
    readonly hand: Hand;
    readonly gold: number;
  };
} | {
  readonly key: "event-best";
  readonly values: {
    readonly seat: Seat;
  };
} | {
  readonly key: "event-final";
  readonly values: {
    readonly seat: Seat;
    readonly tile: string;
  };
} | {
  readonly key: "event-over";
  readonly values: {
    readonly points: string;
  };
};

export type Hand = "high-card" | "pair" | "two-pair" | "three" | "straight" | "flush" | "full-house" | "four" | "straight-flush";

export type Kind = "foothills" | "canyons" | "mountains";

/** Somebody looks at tiles. */
export type Looking = {
  /** who */
  readonly seat: Seat;
  /** with which card */
  readonly card: Card;
  /** at one tile, or at two */
  readonly tiles: readonly (TileText)[];
};

/** A lot that can still be won. */
export type Lot = {
  /** its number, from 1 */
  readonly lot: number;
  /** what is in it */
  readonly cards: readonly (Card)[];
  /** is it under auction? */
  readonly is_open: boolean;
};

export type Phase = "setup" | "hole" | "auction" | "selecting" | "prospecting" | "gambling" | "showdown" | "final" | "over";

/** What one side has: a seat, or an Argonaut. */
export type Player = {
  /** its number */
  readonly seat: Seat;
  /** its pieces */
  readonly colour: Colour;
  /** its name, where nobody sits; null for a seat */
  readonly argonaut: Argonaut | null;
  /** while all choose in secret: has it chosen? */
  readonly is_done: boolean;
  /** cards in hand */
  readonly cards: number;
  /** these; null where they may not be seen */
  readonly hand: readonly (Card)[] | null;
  /** cards of the hand that everybody knows */
  readonly known: readonly (Card)[];
  /** dollars in hand; null where they may not be seen */
  readonly money: number | null;
  /** dollars the hand is known to hold at least, from its bids */
  readonly proved: number;
  /** cards chosen for prospecting and unused */
  readonly chosen: readonly (Card)[];
  /** chosen cards used this round */
  readonly used: readonly (Card)[];
  /** used cards to be added to the poker cards */
  readonly kept: readonly (Card)[];
  /** the hole card, its back, or null before it is chosen */
  readonly hole: Card | Back | null;
  /** poker cards lying face up */
  readonly poker: readonly (Card)[];
  /** what they make, as far as they can be seen; null for nothing */
  readonly best: Best | null;
  /** tents not yet placed */
  readonly tents: number;
  /** camps not yet placed */
  readonly camps: number;
  /** where its prospector is; null: not on the board */
  readonly prospector: TileText | null;
  /** has it won a lot this round? */
  readonly has_won: boolean;
  /** an Argonaut's bid for this lot; null: none */
  readonly offer: number | null;
  /** an Argonaut's unrevealed reserve cards */
  readonly reserve: number;
  /** has it finished prospecting this round? */
  readonly is_finished: boolean;
};

/** Tents must leave a tile. */
export type Pushed = {
  /** which tile */
  readonly tile: TileText;
  /** whose tents */
  readonly seats: readonly (Seat)[];
};

/** Which round of how many. */
export type Round = {
  /** this round, from 1 */
  readonly number: number;
  /** rounds in all */
  readonly of: number;
};

/** A seat or side by its number. */
export type Seat = number;

/** What a new game is started with. */
export type Start = {
  readonly seats: 1;
  readonly options?: {
    readonly jokers?: "off" | "on";
    readonly memory_aid?: "on" | "off";
    readonly argonauts?: "A1A3" | "A1A2" | "A2A3";
  };
} | {
  readonly seats: 2;
  readonly options?: {
    readonly jokers?: "off" | "on";
    readonly memory_aid?: "on" | "off";
    readonly start?: "random" | "0" | "1";
  };
} | {
  readonly seats: 3;
  readonly options?: {
    readonly jokers?: "off" | "on";
    readonly memory_aid?: "on" | "off";
    readonly start?: "random" | "0" | "1" | "2";
  };
} | {
  readonly seats: 4;
  readonly options?: {
    readonly jokers?: "off" | "on";
    readonly memory_aid?: "on" | "off";
    readonly start?: "random" | "0" | "1" | "2" | "3";
  };
};

/** A tile and all that stands on it. */
export type Tile = {
  /** what land it is; null before it is laid out */
  readonly kind: Kind | null;
  /** its value; null where the viewer may not see it */
  readonly gold: number | null;
  /** whose tents stand here */
  readonly tents: readonly (Seat)[];
  /** whose camp stands here; null if none does */
  readonly camp: Seat | null;
  /** whose prospectors are here */
  readonly prospectors: readonly (Seat)[];
  /** who has looked at its value */
  readonly looked: readonly (Seat)[];
};

export type TileText = "a1" | "b1" | "c1" | "d1" | "a2" | "b2" | "c2" | "d2" | "a3" | "b3" | "c3" | "d3" | "a4" | "b4" | "c4" | "d4";

/** All a screen gets of End of the Trail. */
export type View = {
  /** which game */
  readonly id: "end-of-the-trail";
  /** how many play */
  readonly seats: 1 | 2 | 3 | 4;
  /** whose view this is; -1: an onlooker's */
  readonly viewer: number;
  /** who must speak next; nobody while chance must, or at the end */
  readonly waiting: readonly (Seat)[];
  /** null while the game is running */
  readonly result: Ending | null;
  /** what is going on */
  readonly phase: Phase;
  /** who must speak; null where several must at once, or nobody */
  readonly turn: Seat | null;
  /** which round of how many */
  readonly round: Round;
  /** who has the dealer marker; null in solo */
  readonly dealer: Seat | null;
  /** are the Jokers in the deck? */
  readonly jokers: boolean;
  /** do screens keep showing what was seen? */
  readonly memory_aid: boolean;
  /** how wide the land is */
  readonly columns: number;
  /** by tile, narrow boards without the last columns */
  readonly land: Readonly<Record<TileText, Tile>>;
  /** who looks where; null if nobody does */
  readonly looking: Looking | null;
  /** whose tents must leave a tile; null if nobody's */
  readonly pushed: Pushed | null;
  /** those that can still be won */
  readonly lots: readonly (Lot)[];
  /** the lot under auction; null between auctions */
  readonly auction: Auction | null;
  /** what the Argonauts drew for their bids this round */
  readonly drawn: readonly (Card)[];
  /** cards in the deck */
  readonly deck: number;
  /** the discard pile */
  readonly discards: readonly (Card)[];
  /** the sides in this round's turn order; empty while not prospecting */
  readonly order: readonly (Seat)[];
  /** by side */
  readonly players: readonly (Player)[];
};
