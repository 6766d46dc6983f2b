/*
 * Every length in this folder is a layout pixel: a pixel at a root font size of 16, so one sixteenth of a rem.
 * The view multiplies by root size ÷ 16. Columns, gutters and text therefore grow together when a person asks
 * for larger text, and no line that fits at the usual size is lost at twice that size.
 */
export const LAYOUT_PX_PER_REM = 16;

export type GridDensity = 'comfortable' | 'compact';

export interface GridOptions {
  readonly density?: GridDensity;
  /** The least room at the left and right of the columns. 0 inside a panel that has its own padding. */
  readonly edge?: number;
}

export interface GridMetrics {
  readonly columns: number;
  readonly columnWidth: number;
  /** The column width at which cards choose their columns: the same for all widths with this many columns. */
  readonly canonicalWidth: number;
  /** A column width that text can rely on: the narrowest one of the band, so estimated lines are enough. */
  readonly textWidth: number;
  /** The same for the canonical width. */
  readonly canonicalTextWidth: number;
  readonly gutter: number;
  readonly rowGap: number;
  /** Columns share the whole width (phones) instead of having a fixed width. */
  readonly fluid: boolean;
}

const COLUMN_WIDTH: Record<GridDensity, number> = { comfortable: 236, compact: 170 };
/** From these container widths on, columns have their fixed width; below, two fluid columns. */
const FIXED_FROM: Record<GridDensity, number> = { comfortable: 530, compact: 558 };
const GUTTER = 16;
const DEFAULT_EDGE = 8;
const FLUID = { gutter: 8, rowGap: 12, columns: 2, canonicalWidth: 183 };
/** Below this width two columns are too narrow to read (a phone at twice the text size): one column. */
const TWO_COLUMNS_FROM = 320;
/** Below this width titles get the lines that they need on the narrowest phone. */
const ROOMY_PHONE_FROM = 360;

/** Column count, widths and gaps for a container of this width (layout pixels). */
export function gridMetrics(
  width: number,
  { density = 'comfortable', edge = DEFAULT_EDGE }: GridOptions = {},
): GridMetrics {
  if (width < TWO_COLUMNS_FROM) return fluidMetrics(width, 1, edge);
  if (width < FIXED_FROM[density]) return fluidMetrics(width, FLUID.columns, edge);
  const column = COLUMN_WIDTH[density];
  const columns = Math.max(2, Math.floor((width - 2 * edge + GUTTER) / (column + GUTTER)));
  return {
    columns,
    columnWidth: column,
    canonicalWidth: column,
    textWidth: column,
    canonicalTextWidth: column,
    gutter: GUTTER,
    rowGap: GUTTER,
    fluid: false,
  };
}

function fluidMetrics(width: number, columns: number, edge: number): GridMetrics {
  const roomy = fluidColumn(ROOMY_PHONE_FROM, FLUID.columns, edge);
  const narrow = fluidColumn(TWO_COLUMNS_FROM, FLUID.columns, edge);
  return {
    columns,
    columnWidth: Math.max(1, fluidColumn(width, columns, edge)),
    canonicalWidth: FLUID.canonicalWidth,
    textWidth: width < ROOMY_PHONE_FROM ? narrow : roomy,
    canonicalTextWidth: columns === 1 ? narrow : roomy,
    gutter: FLUID.gutter,
    rowGap: FLUID.rowGap,
    fluid: true,
  };
}

function fluidColumn(width: number, columns: number, edge: number): number {
  return (width - 2 * edge - (columns - 1) * FLUID.gutter) / columns;
}

/** A range of container widths (layout pixels) with one column count and one text width. */
export interface GridBand {
  readonly from: number;
  /** Not included. Infinity for the last band. */
  readonly to: number;
  /** The metrics at the lower end of the band; only `columnWidth` of fluid bands varies inside it. */
  readonly metrics: GridMetrics;
}

/** All bands in rising order, up to `maxColumns` columns; the last one is open. */
export function gridBands(maxColumns: number, options: GridOptions = {}): readonly GridBand[] {
  const { density = 'comfortable', edge = DEFAULT_EDGE } = options;
  const fixedFrom = FIXED_FROM[density];
  const starts = [0, TWO_COLUMNS_FROM, ROOMY_PHONE_FROM, fixedFrom];
  const pitch = COLUMN_WIDTH[density] + GUTTER;
  for (let columns = 3; columns <= maxColumns; columns++) {
    const start = columns * pitch - GUTTER + 2 * edge;
    if (start > fixedFrom) starts.push(start);
  }
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? Infinity,
    metrics: gridMetrics(from, options),
  }));
}
/** The width of a card over `span` columns. */
export function cardWidth(metrics: Pick<GridMetrics, 'columnWidth' | 'gutter'>, span: number): number {
  return span * metrics.columnWidth + (span - 1) * metrics.gutter;
}
