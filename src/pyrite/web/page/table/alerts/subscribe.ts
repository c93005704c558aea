/** How this browser lets itself be called while it is closed. */

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
