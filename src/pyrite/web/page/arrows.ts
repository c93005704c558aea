/** Arrow keys. */

/** Where an arrow leads among places in rows; null where it leads nowhere. */
export function roam(key: string, at: number, columns: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at % columns > 0 ? -1 : 0,
    ArrowRight: at % columns < columns - 1 ? 1 : 0,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: count - 1 - at,
  };
  const to = at + (steps[key] ?? 0);
  return to !== at && to >= 0 && to < count ? to : null;
}
