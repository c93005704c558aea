/** What leaves the table is seen to go: a copy flies, for the eye alone. */

/** Must be called before the board is drawn anew, while the piece still lies there. */
export function flyAway(
  board: HTMLElement,
  piece: HTMLElement,
  frames: Keyframe[],
  duration: number,
): void {
  const copy = copyOf(piece, board.currentCSSZoom ?? 1);
  board.append(copy);
  const easing = "cubic-bezier(0.4, 0, 0.3, 1)";
  const motion = copy.animate(frames, { duration, easing, fill: "both" });
  motion.finished.finally(() => copy.remove());
}

function copyOf(piece: HTMLElement, zoom: number): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  const { left, top } = piece.getBoundingClientRect();
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "30",
    pointerEvents: "none",
    left: `${left / zoom}px`,
    top: `${top / zoom}px`,
    width: `${piece.offsetWidth}px`,
    height: `${piece.offsetHeight}px`,
  });
  return copy;
}

/** Up and over to a seat. */
export function homeTo(piece: HTMLElement, seat: Element): Keyframe[] {
  const from = piece.getBoundingClientRect();
  const to = seat.getBoundingClientRect();
  const zoom = piece.currentCSSZoom ?? 1;
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / zoom;
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / zoom;
  return [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) scale(1.1)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.4 },
  ];
}

/** The plate of a seat. */
export function plateOf(seat: number | null): Element | null {
  return document.querySelector(`[data-seat="${seat}"]`);
}
