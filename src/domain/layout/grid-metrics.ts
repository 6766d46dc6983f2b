/* All lengths in this folder are in layout pixels: a pixel at a root font size of 16, that is 1/16 rem. The view
   multiplies by root size ÷ 16. Columns, gutters and text therefore grow together when a user enlarges the text, and a
   line that fits at the usual size also fits at twice that size. */
export const LAYOUT_PX_PER_REM = 16;

export type GridDensity = 'comfortable' | 'compact';

export interface GridOptions {
  readonly density?: GridDensity;
  /** Margin at the left and right of the columns. Default: 16, on phones 8. Use 0 in a panel with its own padding. */
  readonly edge?: number;
}

export interface GridMetrics {
  readonly columns: number;
  /** The columns share the whole width between the edges. */
  readonly columnWidth: number;
  /** The column width at which cards choose their columns: the same at all widths with this number of columns. */
  readonly canonicalWidth: number;
  /** The minimum column width of the band. Text can rely on it, so estimated line counts are sufficient. */
  readonly textWidth: number;
  /** The same at the canonical width. */
  readonly canonicalTextWidth: number;
  readonly gutter: number;
  readonly rowGap: number;
  readonly edge: number;
  /** Two columns with narrow gutters, as phones show them. */
  readonly phone: boolean;
}

interface DensityRule {
  /** Columns that would reach this width make room for another column. */
  readonly widest: number;
  readonly canonicalWidth: number;
  /** Minimum container width for three or more columns; below it, the two columns of a phone. */
  readonly wideFrom: number;
}

const DENSITY: Record<GridDensity, DensityRule> = {
  comfortable: { widest: 270, canonicalWidth: 236, wideFrom: 620 },
  compact: { widest: 190, canonicalWidth: 170, wideFrom: 558 },
};
const WIDE = { gutter: 16, rowGap: 16, edge: 16, minColumns: 3 };
const PHONE = { gutter: 8, rowGap: 12, edge: 8, columns: 2, canonicalWidth: 183 };
/** Below this width (a phone at twice the text size) two columns are too narrow to read, so there is one. */
const TWO_COLUMNS_FROM = 320;
/** Below this width titles get the number of lines that they need on the narrowest phone. */
const ROOMY_PHONE_FROM = 360;
/** Three columns cover a wide range of widths, so titles are given more room from this width on. */
const ROOMY_THREE_FROM = 700;
/** Text widths are rounded down to these steps, so that a served page measures its titles only a few times. */
const TEXT_WIDTHS = [136, 148, 160, 184, 198, 212, 226];

/** Column count, widths and gaps for a container of this width (layout pixels). */
export function gridMetrics(width: number, options: GridOptions = {}): GridMetrics {
  const { density = 'comfortable' } = options;
  if (width < TWO_COLUMNS_FROM) return phoneMetrics(width, 1, options.edge);
  if (width < DENSITY[density].wideFrom) return phoneMetrics(width, PHONE.columns, options.edge);
  const { widest, canonicalWidth } = DENSITY[density];
  const { gutter, rowGap, minColumns } = WIDE;
  const edge = options.edge ?? WIDE.edge;
  const columns = Math.max(minColumns, Math.floor((width - 2 * edge + gutter) / (widest + gutter)) + 1);
  return {
    columns,
    columnWidth: columnWidth(width, columns, gutter, edge),
    canonicalWidth,
    textWidth: wideTextWidth(width, columns, density, edge),
    canonicalTextWidth: textStep(canonicalWidth),
    gutter,
    rowGap,
    edge,
    phone: false,
  };
}

function phoneMetrics(width: number, columns: number, edge = PHONE.edge): GridMetrics {
  const { gutter, rowGap, canonicalWidth } = PHONE;
  const roomy = columnWidth(ROOMY_PHONE_FROM, PHONE.columns, gutter, edge);
  const narrow = columnWidth(TWO_COLUMNS_FROM, PHONE.columns, gutter, edge);
  return {
    columns,
    columnWidth: Math.max(1, columnWidth(width, columns, gutter, edge)),
    canonicalWidth,
    textWidth: width < ROOMY_PHONE_FROM ? narrow : roomy,
    canonicalTextWidth: columns === 1 ? narrow : roomy,
    gutter,
    rowGap,
    edge,
    phone: true,
  };
}

function columnWidth(width: number, columns: number, gutter: number, edge: number): number {
  return (width - 2 * edge - (columns - 1) * gutter) / columns;
}

/** The narrowest column of the band around this width, as a text width. */
function wideTextWidth(width: number, columns: number, density: GridDensity, edge: number): number {
  const { wideFrom } = DENSITY[density];
  const bandFrom = Math.max(wideFrom, wideStart(columns, density, edge));
  const from = columns === WIDE.minColumns && width >= ROOMY_THREE_FROM ? ROOMY_THREE_FROM : bandFrom;
  return textStep(columnWidth(Math.max(bandFrom, from), columns, WIDE.gutter, edge));
}

function textStep(width: number): number {
  return TEXT_WIDTHS.findLast((step) => step <= width) ?? TEXT_WIDTHS[0]!;
}

/** The minimum container width for this number of columns. */
function wideStart(columns: number, density: GridDensity, edge: number): number {
  return (columns - 1) * (DENSITY[density].widest + WIDE.gutter) - WIDE.gutter + 2 * edge;
}

/** A range of container widths (layout pixels) with one column count and one text width. */
export interface GridBand {
  readonly from: number;
  /** Exclusive. Infinity for the last band. */
  readonly to: number;
  /** The metrics at the lower end of the band; only `columnWidth` varies inside it. */
  readonly metrics: GridMetrics;
}

/** All bands in ascending order, up to `maxColumns` columns; the last one is open. */
export function gridBands(maxColumns: number, options: GridOptions = {}): readonly GridBand[] {
  const { density = 'comfortable', edge = WIDE.edge } = options;
  const { wideFrom } = DENSITY[density];
  const starts = [0, TWO_COLUMNS_FROM, ROOMY_PHONE_FROM, wideFrom];
  for (let columns = WIDE.minColumns + 1; columns <= maxColumns; columns++) {
    const start = wideStart(columns, density, edge);
    if (starts.at(-1) === wideFrom && start > ROOMY_THREE_FROM) starts.push(ROOMY_THREE_FROM);
    if (start > wideFrom) starts.push(start);
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
