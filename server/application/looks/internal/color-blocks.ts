import { COLOR_VALUES } from '../../../../src/domain/looks/picture-looks.ts';
import { BLOCKS, blockOfEach, type Part } from './blocks.ts';
import type { Planes } from './planes.ts';

const LIGHTNESS_BINS = 4;
const HUE_BINS = 6;

/** Beyond this, bins do not tell colours apart. */
const MAX_HUE = 0.25;

/** Histograms of Oklab colours of all blocks; a pixel counts for the eight bins around it. */
export class ColorBlocks {
  readonly #counts = new Float32Array(BLOCKS * BLOCKS * COLOR_VALUES);

  constructor({ width, height, lightness, a, b }: Planes) {
    const columns = blockOfEach(width);
    const rows = blockOfEach(height);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const row = rows[y]! * BLOCKS;
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const start = (row + columns[x]!) * COLOR_VALUES;
        this.#add(
          start,
          place(lightness[pixel]!, LIGHTNESS_BINS),
          place(hue(a[pixel]!), HUE_BINS),
          place(hue(b[pixel]!), HUE_BINS),
        );
      }
    }
  }

  /** The square roots of the part's histogram, which compare better than the counts. */
  of({ left, top, side }: Part): Float64Array {
    const sum = new Float64Array(COLOR_VALUES);
    for (let row = top; row < top + side; row += 1)
      for (let column = left; column < left + side; column += 1) {
        const start = (row * BLOCKS + column) * COLOR_VALUES;
        for (let at = 0; at < COLOR_VALUES; at += 1) sum[at]! += this.#counts[start + at]!;
      }
    for (let at = 0; at < COLOR_VALUES; at += 1) sum[at] = Math.sqrt(sum[at]!);
    return sum;
  }

  #add(start: number, light: number, green: number, blue: number): void {
    const l = Math.floor(light);
    const g = Math.floor(green);
    const b = Math.floor(blue);
    const at = start + (l * HUE_BINS + g) * HUE_BINS + b;
    this.#addSquare(at, 1 - (light - l), green - g, blue - b);
    if (light > l) this.#addSquare(at + HUE_BINS * HUE_BINS, light - l, green - g, blue - b);
  }

  /** Four bins of the same lightness share `weight`; a part of 0 may lie behind the last bin, so it is not added. */
  #addSquare(at: number, weight: number, right: number, up: number): void {
    const counts = this.#counts;
    counts[at]! += weight * (1 - right) * (1 - up);
    if (up > 0) counts[at + 1]! += weight * (1 - right) * up;
    if (right > 0) counts[at + HUE_BINS]! += weight * right * (1 - up);
    if (right > 0 && up > 0) counts[at + HUE_BINS + 1]! += weight * right * up;
  }
}

/** The position among the middles of bins: from 0 to `bins` - 1. */
function place(value: number, bins: number): number {
  return Math.min(Math.max(value * bins - 0.5, 0), bins - 1);
}

/** From 0 to 1, 0.5 without any hue. The root gives more bins to the pale colours, which are most of a photograph. */
function hue(value: number): number {
  const part = Math.sqrt(Math.min(Math.abs(value) / MAX_HUE, 1));
  return 0.5 + (value < 0 ? -part : part) / 2;
}
