/** How this browser lets itself be called while it is closed. */
import type { Calls } from "../../wire/calls.ts";
import { findKept, update } from "../../wire/keys.ts";
import type { PutAlerts } from "../../wire/types.ts";

/** Say how to call whoever has this key; kept for the tables that come after this one. */
export async function putAlerts(
  calls: Calls,
  table: string,
  key: string,
  wanted: PutAlerts,
): Promise<void> {
  await calls.alerts(table, key, wanted);
  const calledBy = { ...findKept(localStorage, table)?.calledBy, ...wanted };
  update(localStorage, table, key, { calledBy });
}

/** Can it be, on this page? */
export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Its subscription as text, after asking; null where people say no. */
export async function subscription(serverKey: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: serverKey };
  return JSON.stringify(await pushManager.subscribe(wanted));
}

/** `22:00-08:00 Asia/Tokyo`; null where one of them is missing. */
export function quietText(from: string, to: string, zone: string): string | null {
  return from && to ? `${from}-${to} ${zone}` : null;
}
