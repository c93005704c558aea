/** A replay as a table at one moment, so that the frame's parts can show it. Pure. */
import { BOTS } from "../table/bots.ts";
import type { Table } from "../table/state.ts";
import type { Player, View } from "../wire/types.ts";
import type { Told } from "./steps.ts";

export function tableOf(told: Told, id: string | null, view: View): Table {
  return {
    id: id ?? "",
    game: told.game,
    state: view.result ? "over" : "playing",
    seats: told.seats,
    options: told.options,
    players: told.players.map((one) => (hasWords(one) ? one : { ...one, kind: "person" })),
    clock: null,
    isPublic: false,
    hints: false,
    commitment: "",
    yours: typeof told.eyes === "number" ? [told.eyes] : [],
    view,
    ask: null,
    log: [],
    requests: [],
    chat: [],
    time: null,
    rematch: null,
    advice: null,
    playing: null,
    fault: null,
  };
}

/** A record may name any bot; only those that can be played against have words. */
function hasWords(player: Player): boolean {
  return player.kind !== "bot" || BOTS.includes(player.level ?? "");
}
