/** How somebody who looks elsewhere learns that it is their turn: title, icon, notification. */

const ICON = "/icon.svg";
const CALLING = "/icon-turn.svg";

/** What the tab is called. */
export function tabTitle(game: string, isAsked: boolean, call: string): string {
  return isAsked ? `● ${call} · ${game}` : `${game} · Pyrite`;
}

export function showInTab(title: string, isAsked: boolean): void {
  document.title = title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", isAsked ? CALLING : ICON);
}

/** Only where it was allowed, and only while the page is not seen. */
export function notify(title: string, text: string, table: string): void {
  if (!document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, icon: ICON, tag: table });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
