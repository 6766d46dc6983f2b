/** Measures of rows of equal tiles, px. */
export interface TileRoom {
  readonly columns: number;
  readonly rowHeight: number;
  /** The gap between two rows. */
  readonly gap: number;
}

export interface VisibleTiles {
  /** Index of the first tile that is drawn, and of the tile after the last one. */
  readonly from: number;
  readonly to: number;
  /** Height of the rows above that are not drawn, px. */
  readonly above: number;
  readonly below: number;
}

/** Rows that are drawn beyond the view on each side. The drawn part also moves by this number of rows at a time. */
const BEYOND_ROWS = 6;
const STEP_ROWS = 3;

/**
 * The range of `count` equal tiles to draw. `view`: the visible part of the list, px from its top. Only whole rows are
 * drawn, so that every tile stays in its column.
 */
export function visibleRows(
  count: number,
  { columns, rowHeight, gap }: TileRoom,
  view: { readonly top: number; readonly height: number },
): VisibleTiles {
  const pitch = rowHeight + gap;
  const rows = Math.ceil(count / columns);
  const first = Math.floor(view.top / pitch / STEP_ROWS) * STEP_ROWS - BEYOND_ROWS;
  const shownRows = Math.ceil(view.height / pitch) + STEP_ROWS + 2 * BEYOND_ROWS;
  const fromRow = Math.max(0, Math.min(first, rows - shownRows));
  const toRow = Math.min(rows, Math.max(first, 0) + shownRows);
  return {
    from: fromRow * columns,
    to: Math.min(count, toRow * columns),
    above: fromRow * pitch,
    below: (rows - toRow) * pitch,
  };
}
