// Written by `make types`. A test fails when it is not what the server says.
import type { Event as EndOfTheTrailEvent, View as EndOfTheTrailView } from "../../../games/end_of_the_trail/faces/page/types.ts";
import type { Event as FoolEvent, View as FoolView } from "../../../games/fool/faces/page/types.ts";
import type { Event as FoolsGoldEvent, View as FoolsGoldView } from "../../../games/fools_gold/faces/page/types.ts";
import type { Event as GoldEvent, View as GoldView } from "../../../games/gold/faces/page/types.ts";

/** What a search thinks of one move, which is told in words, too. */
export type AdviceLine = {
  readonly move: string;
  readonly score: number;
  readonly text: string;
  readonly visits: number;
  readonly win: number;
};

/** The moves, most visited first. */
export type AdviceTold = {
  readonly advice: readonly (AdviceLine)[];
  readonly re: number;
};

/** Agree to a request, or not. */
export type AnswerUndo = {
  readonly do: "answer";
  readonly id: number;
  readonly request: number;
  readonly yes: boolean;
};

/** A seat must speak. */
export type Ask = {
  readonly decision: number;
  readonly legal: readonly (string)[];
  readonly seat: number;
};

/** Others are asked whether to take back. */
export type Asked = {
  readonly re: number;
  readonly request: number;
};

/** The end of the socket. */
export type Bye = {
  readonly bye: "closed" | "no-hello" | "no-such-key" | "nonsense" | "restart" | "slow" | "too-large" | "too-many";
};

/** Something said. */
export type ChatLine = {
  readonly at: string;
  readonly by: number;
  readonly text: string;
};

/** Somebody said something. */
export type ChatTold = {
  readonly chat: ChatLine;
};

/** It is stored. */
export type Done = {
  readonly ok: true;
  readonly re: number;
};

/** What lets others in, told to whoever has a key; and whether this key is the opener's. */
export type Entrance = {
  readonly code: string | null;
  readonly invite: string | null;
  readonly yours_to_run: boolean;
};

/** What lets others in is another, or somebody else runs the table. */
export type EntranceTold = {
  readonly entrance: Entrance;
  readonly opener: number | null;
};

/** Something cannot be. */
export type Error = {
  readonly error: ErrorTold;
};

/** A stable code, and one line for people. */
export type ErrorTold = {
  readonly code: "answered" | "bad-json" | "bad-message" | "bad-request" | "broken" | "busy" | "cannot-undo" | "chat-full" | "closed" | "illegal-move" | "left" | "muted" | "no-hints" | "no-key" | "no-such-code" | "no-such-key" | "no-such-page" | "no-such-request" | "no-such-table" | "not-asked" | "not-opener" | "not-over" | "not-started" | "not-your-seat" | "over" | "seat-taken" | "seats-only" | "started" | "stopped" | "store-away" | "store-full" | "taken-back" | "too-few" | "too-large" | "too-many" | "undone-enough" | "unknown-game" | "unknown-option" | "unknown-value" | "unreadable" | "wrong-host" | "wrong-invite" | "wrong-method" | "wrong-origin" | "wrong-seats";
  readonly field?: string | null;
  readonly line?: number | null;
  readonly nearest?: readonly (string)[];
  readonly seconds?: number;
  readonly text: string;
};

/** What the people of a table have played, with this game if it is over. */
export type Evening = {
  readonly games: readonly (EveningGame)[];
  readonly people: readonly (EveningPerson)[];
};

/** A game of an evening; games of one deal had the same cards. */
export type EveningGame = {
  readonly deal: string;
  readonly game: string;
  readonly seats: readonly (EveningSeat)[];
  readonly table: string;
};

/** What an evening came to: victories, in parts where shared, and others left behind. */
export type EveningPerson = {
  readonly behind: number;
  readonly games: number;
  readonly name: string | null;
  readonly wins: number;
};

/** How a game of an evening ended for a seat, and which of its people sat there. */
export type EveningSeat = {
  readonly level: string | null;
  readonly name: string | null;
  readonly person: number | null;
  readonly place: number;
  readonly points: number;
};

export type Event = {
  readonly key: "taken-back";
  readonly values: {
    /** A seat or side by its number. */
    readonly seat: number;
    readonly steps: number;
  };
} | EndOfTheTrailEvent | FoolEvent | FoolsGoldEvent | GoldEvent;

/** One field of a view; private is what a seat sees in it alone. */
export type FieldFacts = {
  readonly fields: readonly (FieldFacts)[];
  readonly inner: "flag" | "list" | "map" | "number" | "object" | "seat" | "table" | "text" | null;
  readonly kind: "flag" | "list" | "map" | "number" | "object" | "seat" | "table" | "text";
  readonly label: string;
  readonly meaning: string;
  readonly name: string;
  readonly private: boolean;
};

/** `POST /codes`. */
export type FindTable = {
  readonly code: string;
};

/** What every seat adds is fixed by its hash; so long there is time to reveal. */
export type FixedHashes = {
  readonly committed: readonly (number)[];
  readonly fixed: readonly (string)[];
  readonly seconds: number;
};

/** In the caller's language; in English what has no word in it. */
export type GameFace = {
  readonly fields: readonly (FieldFacts)[];
  readonly game: string;
  readonly moves: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly tagline: string;
  readonly teaches: boolean;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
};

/** A game that can be played here. */
export type GameFacts = {
  readonly designer: string;
  readonly difficulty: number;
  readonly id: string;
  readonly levels: readonly (string)[];
  readonly options: readonly (OptionFacts)[];
  readonly rules: number;
  readonly seats: readonly (number)[];
  readonly tagline: string;
  readonly teaches: boolean;
  readonly title: string;
  readonly year: number;
};

/** To go on behind a step of a record; `guessed`: from what this seat knew. */
export type GoOn = {
  readonly record: string;
  readonly step: number;
  readonly guessed?: number | null;
};

/** Everything a viewer needs to begin. */
export type Greeting = {
  readonly ask: Ask | null;
  readonly chat: readonly (ChatLine)[];
  readonly clock: Readonly<Record<string, number>> | null;
  readonly commitment: string;
  readonly deal: string | null;
  readonly entrance: Entrance | null;
  readonly game: string;
  readonly hints: boolean;
  readonly late: boolean;
  readonly log: readonly (News)[];
  readonly moved: string | null;
  readonly n: number;
  readonly opened: string;
  readonly opener: number | null;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly (Player)[];
  readonly public: boolean;
  readonly rematch: string | null;
  readonly requests: readonly (Request)[];
  readonly rules: number;
  readonly screens: number;
  readonly seats: number;
  readonly state: "closed" | "open" | "over" | "playing" | "stopped";
  readonly table: string;
  readonly time: TimeLeft | null;
  readonly view: View | null;
  readonly yours: readonly (number)[];
};

/** Somebody else runs the table from now on. */
export type HandTableOver = {
  readonly do: "hand-over";
  readonly id: number;
  readonly seat: number;
};

export type Hears = Welcome | Update | StateTold | PlayersTold | EntranceTold | ScreensTold | RequestTold | ChatTold | RematchTold | RevealTold | Bye | Done | Asked | AdviceTold | Refusal;

/** Always the first. */
export type Hello = {
  readonly do: "hello";
  readonly key?: string | null;
  readonly lang?: string;
  readonly after?: number | null;
  readonly salt?: string;
  readonly commit?: string;
  readonly screen?: string | null;
};

/** What a search thinks. */
export type Hint = {
  readonly do: "hint";
  readonly id: number;
  readonly seat: number;
};

/** A bot shall play on. */
export type LeaveSeat = {
  readonly do: "leave";
  readonly id: number;
  readonly seat: number;
};

/** A move that is right here, and what comes of it. */
export type LessonAnswer = {
  readonly move: string;
  readonly then: LessonScene;
};

/** Why some legal moves are not meant here. */
export type LessonReason = {
  readonly moves: readonly (string)[];
  readonly text: string;
};

/** What the learner sees happen, and how things are then. */
export type LessonScene = {
  readonly news: readonly (News)[];
  readonly view: View;
};

/** One question: every legal move is right or has a reason. */
export type LessonStep = {
  readonly ask: Ask;
  readonly before: LessonScene;
  readonly done: string;
  readonly name: string;
  readonly new: boolean;
  readonly reasons: readonly (LessonReason)[];
  readonly right: readonly (LessonAnswer)[];
  readonly text: string;
};

/** A first game, from its first question to its last. */
export type LessonTold = {
  readonly end: string;
  readonly game: string;
  readonly players: readonly (Player)[];
  readonly rules: number;
  readonly seats: number;
  readonly steps: readonly (LessonStep)[];
  readonly yours: readonly (number)[];
};

/** A page of public tables, newest first. */
export type Listed = {
  readonly next: string | null;
  readonly tables: readonly (Summary)[];
};

/** This page is seen, or open and not seen. */
export type Look = {
  readonly do: "look";
  readonly id: number;
  readonly yes: boolean;
};

/** Answer a decision. */
export type Move = {
  readonly do: "move";
  readonly id: number;
  readonly seat: number;
  readonly decision: number;
  readonly move: string;
};

/** Nothing more shall be said from a seat, or again. */
export type MuteSeat = {
  readonly do: "mute";
  readonly id: number;
  readonly seat: number;
  readonly yes?: boolean;
};

/** A step, as far as this viewer may know of it. */
export type News = {
  readonly events: readonly (Event)[];
  readonly hidden: boolean;
  readonly moment: View | null;
  readonly n: number;
  readonly text: readonly (string)[];
  readonly who: number | "*";
};

/** It is done. */
export type Nothing = Readonly<Record<string, never>>;

/** `POST /tables`. */
export type OpenTable = {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly players?: readonly (string)[] | null;
  readonly name?: string;
  readonly names?: readonly (string)[];
  readonly public?: boolean;
  readonly hints?: boolean;
  readonly clock?: Readonly<Record<string, number>> | null;
  readonly late?: boolean;
  readonly prelude?: GoOn | null;
};

/** What may be chosen of one option, and with how many seats. */
export type OptionFacts = {
  readonly name: string;
  readonly only: readonly (number)[];
  readonly values: readonly (string)[];
};

/** Are you there? */
export type Ping = {
  readonly do: "ping";
  readonly id: number;
};

/** Who sits on a seat. */
export type Player = {
  readonly bot_plays: boolean;
  readonly here: boolean;
  readonly kind: "bot" | "open" | "person";
  readonly level: string | null;
  readonly muted?: boolean;
  readonly name: string | null;
  readonly seat: number;
};

/** Somebody came, went, was replaced. */
export type PlayersTold = {
  readonly players: readonly (Player)[];
};

/** That nobody chose the cards; and, where seats committed, which, and who stayed silent.

    `deal`: these cards, with these salts, had been dealt before at that table. */
export type ProofTold = {
  readonly commitment: string;
  readonly committed?: readonly (number)[];
  readonly deal?: string;
  readonly fixed?: readonly (string)[];
  readonly salts: readonly (string)[];
  readonly secret: string;
  readonly seed: string;
  readonly silent?: readonly (number)[];
};

/** `PUT /tables/ID/alerts`: what is left out stays as it was. */
export type PutAlerts = {
  readonly webhook?: string | null;
  readonly mail?: string | null;
  readonly push?: string | null;
  readonly quiet?: string | null;
};

/** Something that was said cannot be. */
export type Refusal = {
  readonly error: ErrorTold;
  readonly re: number | null;
};

/** `POST /tables/ID/rematch`: another game, the seats turned, or the same cards once more. */
export type Rematch = {
  readonly game?: string | null;
  readonly turned?: boolean;
  readonly deal_again?: boolean;
};

/** There is a table for another game. */
export type RematchTold = {
  readonly rematch: string;
};

/** Send somebody away; what let them in lets nobody in any more. */
export type RemovePlayer = {
  readonly do: "remove";
  readonly id: number;
  readonly seat: number;
};

/** `POST /replay`: with the eyes of a seat, of all seats, or of none; the steps after one. */
export type ReplayRecord = {
  readonly record: string;
  readonly eyes?: number | "all" | "none";
  readonly after?: number;
};

/** A step of a record: as news, then the view after it. */
export type ReplayStep = {
  readonly events: readonly (Event)[];
  readonly hidden: boolean;
  readonly line: number;
  readonly moment: View | null;
  readonly n: number;
  readonly own: readonly (unknown)[];
  readonly text: readonly (string)[];
  readonly view: View;
  readonly who: number | "*";
};

/** A record that holds, told again from a step on. */
export type Replayed = {
  readonly audit: boolean;
  readonly count: number;
  readonly eyes: number | "all" | "none";
  readonly finished: boolean;
  readonly game: string;
  readonly names: readonly (string)[];
  readonly next: number | null;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly (Player)[];
  readonly rules: number;
  readonly seats: number;
  readonly seeded: boolean;
  readonly start: View;
  readonly steps: readonly (ReplayStep)[];
};

/** Somebody asks to take back. */
export type Request = {
  readonly by: number;
  readonly id: number;
  readonly kind: "undo";
  readonly state: "granted" | "lapsed" | "open" | "refused";
};

/** A request is made, or stands otherwise. */
export type RequestTold = {
  readonly request: Request;
};

/** Back again. */
export type ReturnToSeat = {
  readonly do: "return";
  readonly id: number;
  readonly seat: number;
};

/** What was committed to, once all hashes are fixed. */
export type RevealSalt = {
  readonly do: "reveal";
  readonly id: number;
  readonly salt: string;
};

/** Whoever has committed may reveal now; told to them alone. */
export type RevealTold = {
  readonly reveal: FixedHashes;
};

/** What was luck and what was skill; steps are counted from 1, place 0 is before the first. */
export type Review = {
  readonly accounts: readonly (ReviewAccount)[];
  readonly decisions: readonly (ReviewDecision)[];
  readonly done: number;
  readonly format: "pyrite review 1";
  readonly game: string;
  readonly iterations: number;
  readonly ledger: readonly (ReviewItem)[];
  readonly meters?: readonly (ReviewMeter)[];
  readonly moments: readonly (ReviewMoment)[];
  readonly options: Readonly<Record<string, string>>;
  readonly parts?: readonly (ReviewPart)[];
  readonly places: readonly (ReviewPlace)[];
  readonly players: readonly (string | null)[];
  readonly result: ReviewResult;
  readonly reviewed: readonly (number)[];
  readonly seats: number;
  readonly summaries?: readonly (ReviewSummary)[];
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What the ledger comes to for a seat: the opening share and all parts make the final one. */
export type ReviewAccount = {
  readonly final: number;
  readonly luck: readonly [number, number];
  readonly open: readonly [number, number];
  readonly opening: readonly [number, number];
  readonly others: readonly [number, number];
  readonly own: readonly [number, number];
  readonly seat: number;
};

/** A decision, judged by what its seat could know; the best move first. */
export type ReviewDecision = {
  readonly best: string;
  readonly choice?: "equal" | "forced" | "real";
  readonly forced: boolean;
  readonly gain: readonly [number, number];
  readonly grade: "dynamite" | "fair" | "gold" | "pyrite";
  readonly known?: readonly (ReviewKnown)[];
  readonly loss: readonly [number, number];
  readonly made: string;
  readonly moves: readonly (ReviewMove)[];
  readonly points?: readonly [number, number];
  readonly reason?: ReviewReason;
  readonly seat: number;
  readonly step: number;
};

/** Something counted in the games with the move made and in those with the better one. */
export type ReviewFact = {
  readonly best: number;
  readonly events: readonly (string)[];
  readonly fact: string;
  readonly made: number;
  readonly until: readonly (string)[];
  readonly value: string;
  readonly whose: "anybody" | "others" | "own";
};

/** A line of the ledger: what moved the winning chances, by seat. */
export type ReviewItem = {
  readonly change: readonly (readonly [number, number])[];
  readonly kind: "chance" | "decision" | "open" | "reveal";
  readonly seat: number | null;
  readonly step: number;
};

/** Something the seat knew before its decision, and since which step. */
export type ReviewKnown = {
  readonly fact: string;
  readonly since: number;
  readonly text: Readonly<Record<string, string>>;
};

/** Like which bots a seat lost by its decisions: the nearest level, and what may well be. */
export type ReviewMeter = {
  readonly decisions: number;
  readonly high: string;
  readonly level: string;
  readonly levels: readonly (string)[];
  readonly low: string;
  readonly place: number;
  readonly seat: number;
  readonly sure: boolean;
  readonly text: Readonly<Record<string, string>>;
};

/** A step worth looking at again. */
export type ReviewMoment = {
  readonly change: number;
  readonly seat: number;
  readonly step: number;
  readonly why: "luck" | "mistake" | "stroke";
};

/** A move that was considered, in how many games, and how they ended for the seat. */
export type ReviewMove = {
  readonly games: number;
  readonly move: string;
  readonly score: readonly [number, number];
  readonly win: readonly [number, number];
};

/** A part of the game, such as a round: its steps, and what the seats decided in it. */
export type ReviewPart = {
  readonly first: number;
  readonly last: number;
  readonly name: Readonly<Record<string, string>>;
  readonly summaries: readonly (ReviewSummary)[];
};

/** The game after a step: winning chances with all cards known, and as the seats knew them. */
export type ReviewPlace = {
  readonly chances: readonly (readonly [number, number])[] | null;
  readonly known: Readonly<Record<string, readonly [number, number]>>;
  readonly text: string | null;
  readonly who: number | "*" | null;
};

/** Why the better move was better: facts that go with at least half of the loss. */
export type ReviewReason = {
  readonly explained: readonly [number, number];
  readonly facts: readonly (ReviewFact)[];
  readonly text: Readonly<Record<string, string>>;
  readonly worlds: number;
};

/** `POST /review`. */
export type ReviewRecord = {
  readonly record: string;
  readonly early?: boolean;
};

/** How the game ended. */
export type ReviewResult = {
  readonly reason: string;
  readonly scores: readonly (number)[];
  readonly winners: readonly (number)[];
};

/** A seat's decisions: how many there were to make, and what one of them lost in the mean. */
export type ReviewSummary = {
  readonly equal: number;
  readonly forced: number;
  readonly loss: readonly [number, number];
  readonly points: readonly [number, number];
  readonly real: number;
  readonly seat: number;
};

/** Working: which part is done, perhaps what is known early; ask again. Ready: all of it. */
export type ReviewTold = {
  readonly done?: number;
  readonly review?: Review;
  readonly state: "ready" | "working";
};

/** To everybody. */
export type Say = {
  readonly do: "chat";
  readonly id: number;
  readonly text: string;
  readonly seat?: number | null;
};

export type Says = Hello | Move | Hint | Undo | AnswerUndo | LeaveSeat | ReturnToSeat | Say | RevealSalt | RemovePlayer | MuteSeat | HandTableOver | Look | Ping;

/** So many screens show the table to all; then a phone is a hand. */
export type ScreensTold = {
  readonly screens: number;
};

/** The key of a seat; late, in the middle of the game, nothing is added to chance. */
export type SeatTaken = {
  readonly key: string;
  readonly late: boolean;
  readonly yours: readonly (number)[];
};

/** What a page must know of its server: where others find it, null where they cannot.

    `tab`: there is a page, too, that needs no server. */
export type ServerFacts = {
  readonly address: string | null;
  readonly mail: boolean;
  readonly push: string | null;
  readonly tab: boolean;
};

/** `POST /tables/ID/start`. */
export type StartTable = {
  readonly salt?: string;
  readonly fill?: string | null;
  readonly commit?: string;
};

/** The table's state is another. */
export type StateTold = {
  readonly state: "closed" | "over" | "playing" | "stopped";
};

/** `POST /tables/ID/alerts/off`. */
export type StopAlerts = {
  readonly token: string;
};

/** A table in facts that everybody may know. */
export type Summary = {
  readonly clock: Readonly<Record<string, number>> | null;
  readonly commitment: string;
  readonly deal: string | null;
  readonly game: string;
  readonly hints: boolean;
  readonly late: boolean;
  readonly moved: string | null;
  readonly n: number;
  readonly opened: string;
  readonly opener: number | null;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly (Player)[];
  readonly public: boolean;
  readonly rules: number;
  readonly seats: number;
  readonly state: "closed" | "open" | "over" | "playing" | "stopped";
  readonly table: string;
};

/** The table of a rematch. */
export type TableAgain = {
  readonly page: string;
  readonly table: string;
};

/** The table of a code, and what lets one sit down there. */
export type TableFound = {
  readonly invite: string | null;
  readonly page: string;
  readonly table: string;
};

/** All that the opener needs. */
export type TableOpened = {
  readonly code: string;
  readonly commitment: string;
  readonly invite: string | null;
  readonly key: string;
  readonly page: string;
  readonly table: string;
  readonly yours: readonly (number)[];
};

/** `POST /tables/ID/seats`. */
export type TakeSeat = {
  readonly seat?: number | null;
  readonly name?: string;
  readonly invite?: string;
  readonly salt?: string;
  readonly commit?: string;
};

/** The clocks. */
export type TimeLeft = {
  readonly left: readonly (number)[];
  readonly running: readonly (number)[];
};

/** Take back. */
export type Undo = {
  readonly do: "undo";
  readonly id: number;
  readonly seat: number;
};

/** What has changed for this viewer. */
export type Update = {
  readonly ask: Ask | null;
  readonly n: number;
  readonly news: readonly (News)[];
  readonly time: TimeLeft | null;
  readonly view: View | null;
};

export type View = EndOfTheTrailView | FoolView | FoolsGoldView | GoldView;

/** The answer to a hello; again where seats were removed. */
export type Welcome = {
  readonly welcome: Greeting;
};
