/** The address under which friends find a table. */
import type { Calls } from "../../wire/calls.ts";

const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Where others find this server: as this page was found, unless only this machine can. */
export async function sharedOrigin(
  here: Pick<Location, "hostname" | "origin">,
  calls: Pick<Calls, "server">,
): Promise<string | null> {
  if (!LOOPBACK.test(here.hostname)) return here.origin;
  const { address } = await calls.server();
  return address?.replace(/\/$/, "") ?? null;
}

/** With the invitation, where one is needed. */
export function inviteLink(origin: string, table: string, invite: string | null): string {
  return `${origin}/t/${table}${invite ? `#i=${encodeURIComponent(invite)}` : ""}`;
}
