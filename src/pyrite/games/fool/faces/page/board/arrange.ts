/** How the board is laid out in the room it has. Pure; all in CSS pixels. */

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  /** Cards in the viewer's hand; none for an onlooker. */
  readonly hand: number;
  readonly isWatching: boolean;
}

export interface Plan {
  /**
   * Roomy: the others in an arc, the viewer's place below. Rows: all places in two rows. Low: all
   * in one. The last two leave a line each for deck and last trick.
   */
  readonly kind: "roomy" | "rows" | "low";
  readonly columns: number;
  /** Width of a card in the trick. */
  readonly card: number;
  /** Width of a card in the hand, and how far one lies from the next. */
  readonly held: number;
  readonly pitch: number;
  readonly handRows: 1 | 2;
  /** How far the second row lies from the first, where both are seen whole. */
  readonly rowPitch?: number;
  /** Is there a line for deck and last trick? Not on a phone while the bar needs the room. */
  readonly hasNotes: boolean;
}

const TALL = 1.4;
const PHONE = 600;
const NARROW = 440;
const LOW = 400;
const MOST_HELD = 104;
const STRIP = 36;

export function plan(room: Room): Plan {
  const kind = kindOf(room);
  const others = room.isWatching ? room.seats : room.seats - 1;
  const columns = kind === "roomy" ? others : kind === "low" ? room.seats : inTwoRows(room.seats);
  const hand = handOf(room);
  const hasNotes = kind !== "rows" || room.height >= LOW;
  const card = cardIn(room, { kind, columns, hasNotes, ...hand });
  return { kind, columns, card, hasNotes, ...hand };
}

/** How far a place hangs below the middle of the arc. */
export function drop(place: number, { kind, columns, card }: Plan): number {
  if (kind !== "roomy" || card < 80) return 0;
  const middle = (columns - 1) / 2;
  return 34 * ((place - middle) / middle) ** 2;
}

function kindOf(room: Room): Plan["kind"] {
  if (room.height < LOW && room.width >= NARROW) return "low";
  return room.width < PHONE && room.seats > 5 ? "rows" : "roomy";
}

function inTwoRows(seats: number): number {
  return Math.ceil(seats / 2);
}

type Held = Pick<Plan, "held" | "pitch" | "handRows">;

/** A long hand on a narrow board lies in two rows, so that a finger hits one card. */
function handOf(room: Room): Held {
  const isNarrow = room.width < NARROW;
  const handRows = isNarrow && room.hand > 6 && room.height >= LOW ? 2 : 1;
  const held = heldIn(room, handRows);
  const inRow = Math.ceil(room.hand / handRows);
  const free = room.width - (isNarrow ? 16 : 36) - held;
  return { held, handRows, pitch: Math.min(held + 8, inRow > 1 ? free / (inRow - 1) : held) };
}

function heldIn(room: Room, rows: 1 | 2): number {
  if (room.height < LOW) return Math.min(66, room.height * 0.2);
  return Math.min(MOST_HELD, room.height * (rows === 2 ? 0.135 : 0.158), room.width * 0.25);
}

/** Height of the hand with what is lifted out of it. */
export function handHeight(plan: Held): number {
  const one = plan.held * TALL;
  return one + (plan.handRows === 2 ? shownOf(plan.held) : 0) + 26;
}

/** How much of the upper row is seen. */
export function shownOf(held: number): number {
  return held * 0.74;
}

function cardIn(room: Room, { kind, columns, hasNotes, ...hand }: Omit<Plan, "card">): number {
  const wide = (room.width - 12) / columns - 8;
  const free = room.height - STRIP - (room.isWatching ? 12 : handHeight(hand));
  if (kind === "low") return Math.min(62, wide, (free - 24 - 52) / TALL);
  if (kind === "rows") return Math.min(82, wide, ((free - (hasNotes ? 58 : 8)) / 2 - 32) / TALL);
  return Math.min(MOST_HELD, wide, (free - (room.width < PHONE ? 76 : 100)) / 2 / TALL);
}

/** The same with the whole board for the hand: two rows of cards as large as they fit. */
export function inHand(
  room: { readonly width: number; readonly height: number; readonly hand: number },
  layout: Plan,
): Plan {
  const inRow = Math.ceil(room.hand / 2);
  const held = Math.round(Math.min(room.width * 0.3, (room.height / 2 - 60) / 1.4));
  const pitch = Math.min(held + 8, (room.width - 16 - held) / Math.max(1, inRow - 1));
  return { ...layout, handRows: 2, held, pitch, rowPitch: Math.round(held * TALL) + 12 };
}
