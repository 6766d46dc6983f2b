import type { Planes } from './planes.ts';

/** A rectangle of a picture, px; `right` and `bottom` are behind its last pixels. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** A row or column whose grey values span less is plain. */
const PLAIN_RANGE = 28;

/** The largest part of a side that counts as border, at each end. */
const MAX_BORDER = 0.4;

/** The area without plain borders; null if there are none. */
export function trimmedArea({ width, height, grey }: Planes): Area | null {
  const isPlainRow = (y: number) => isPlain(grey, y * width, 1, width);
  const isPlainColumn = (x: number) => isPlain(grey, x, width, height);
  const top = borderOf(height, isPlainRow);
  const bottom = borderOf(height, (y) => isPlainRow(height - 1 - y));
  const left = borderOf(width, isPlainColumn);
  const right = borderOf(width, (x) => isPlainColumn(width - 1 - x));
  if (top + bottom + left + right === 0) return null;
  return { left, top, right: width - right, bottom: height - bottom };
}

function borderOf(length: number, isPlainAt: (at: number) => boolean): number {
  const most = Math.floor(length * MAX_BORDER);
  let border = 0;
  while (border < most && isPlainAt(border)) border += 1;
  // A side that is plain to the limit is no border, but part of a plain picture.
  return border === most ? 0 : border;
}

function isPlain(grey: Float32Array, start: number, step: number, count: number): boolean {
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0, index = start; at < count; at += 1, index += step) {
    const value = grey[index]!;
    if (value < least) least = value;
    if (value > most) most = value;
    if (most - least >= PLAIN_RANGE) return false;
  }
  return true;
}

/** The area scaled to `side` × `side` values; each is the mean of the pixels that it covers. */
export function greySquare({ width, grey }: Planes, area: Area, side: number): Float64Array {
  const columns = spansOf(area.left, area.right, side);
  const rows = spansOf(area.top, area.bottom, side);
  const bands = new Float64Array((area.bottom - area.top) * side);
  for (let y = area.top; y < area.bottom; y += 1) {
    columns.forEach((span, at) => {
      bands[(y - area.top) * side + at] = meanOver(span, (x) => grey[y * width + x]!);
    });
  }
  const square = new Float64Array(side * side);
  rows.forEach((span, row) => {
    for (let at = 0; at < side; at += 1)
      square[row * side + at] = meanOver(span, (y) => bands[(y - area.top) * side + at]!);
  });
  return square;
}

type Span = { readonly from: number; readonly to: number };

function spansOf(start: number, end: number, count: number): readonly Span[] {
  const step = (end - start) / count;
  return Array.from({ length: count }, (_, at) => ({ from: start + at * step, to: start + (at + 1) * step }));
}

/** The mean over a span with parts of pixels at its ends. */
function meanOver({ from, to }: Span, valueAt: (at: number) => number): number {
  let sum = 0;
  for (let at = Math.floor(from); at < to; at += 1) {
    const covered = Math.min(at + 1, to) - Math.max(at, from);
    sum += valueAt(at) * covered;
  }
  return sum / (to - from);
}
