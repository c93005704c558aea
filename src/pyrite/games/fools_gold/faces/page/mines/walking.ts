/** Arrows lead from cell to cell of a grid whose rows are not alike: to the nearest one. */

type Cells = readonly HTMLElement[];

/** Moves the focus; false if the key leads nowhere. */
export function walk(grid: HTMLElement, key: string): boolean {
  const rows = rowsOf(grid);
  const here = document.activeElement as HTMLElement;
  const row = rows.findIndex((cells) => cells.includes(here));
  if (row < 0) return false;
  const to = target(rows, row, here, key);
  to?.focus();
  return to !== undefined;
}

/** What is shown, row by row. */
function rowsOf(grid: HTMLElement): readonly Cells[] {
  const rows = [...grid.querySelectorAll<HTMLElement>("[role=row]")];
  return rows.map(cellsOf).filter((cells) => cells.length > 0);
}

function cellsOf(row: HTMLElement): Cells {
  const cells = [...row.querySelectorAll<HTMLElement>("[role=gridcell]")];
  return cells.filter((one) => one.offsetParent !== null);
}

function target(
  rows: readonly Cells[],
  row: number,
  here: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const at = rows[row]?.indexOf(here) ?? 0;
  switch (key) {
    case "ArrowLeft":
      return rows[row]?.[at - 1];
    case "ArrowRight":
      return rows[row]?.[at + 1];
    case "ArrowUp":
      return nearest(rows[row - 1], here);
    case "ArrowDown":
      return nearest(rows[row + 1], here);
    case "Home":
      return rows[0]?.[0];
    case "End":
      return rows.at(-1)?.at(-1);
  }
  return undefined;
}

function nearest(cells: Cells | undefined, here: HTMLElement): HTMLElement | undefined {
  const away = (one: HTMLElement) => Math.abs(middle(one) - middle(here));
  return cells?.reduce((best, one) => (away(one) < away(best) ? one : best));
}

function middle(one: HTMLElement): number {
  const { left, width } = one.getBoundingClientRect();
  return left + width / 2;
}
