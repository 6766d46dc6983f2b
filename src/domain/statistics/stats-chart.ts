/** A chart of bars in a square of 100 by 100 units. */
export interface StatsChart {
  /** Labels of the vertical axis from top to bottom, at even distances. */
  readonly ticks: readonly [top: number, middle: number, bottom: 0];
  readonly bars: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** The share of a bar's place that is left empty. */
const GAP = 0.24;

/** The chart of a series of counts. */
export function statsChart(values: readonly number[]): StatsChart {
  const top = axisTop(Math.max(0, ...values));
  const place = 100 / Math.max(1, values.length);
  const bars = values.map((value, at) => {
    const height = rounded((value / top) * 100);
    return {
      x: rounded((at + GAP / 2) * place),
      y: rounded(100 - height),
      width: rounded((1 - GAP) * place),
      height,
    };
  });
  return { ticks: [top, top / 2, 0], bars };
}

/** The smallest even number of one digit and zeros that is not below `most`: 2, 4, 6, 8, 10, 20, 40 … */
function axisTop(most: number): number {
  let unit = 1;
  while (unit * 10 < most) unit *= 10;
  return [2, 4, 6, 8, 10].map((digit) => digit * unit).find((top) => top >= most)!;
}

/** Short numbers keep the page small. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
