import { SHAPE_VALUES } from '../../../../src/domain/looks/picture-looks.ts';
import { BLOCKS, blockOfEach, type Part } from './blocks.ts';
import { scaledTo } from './quantize.ts';
import type { Planes } from './planes.ts';

/** A part is described in this many cells across and down. */
const CELLS = 4;
const DIRECTIONS = 8;
/** Lightness, a, b. */
const COLORS = 3;
const GRADIENT_VALUES = CELLS * CELLS * DIRECTIONS;

/** Gradients tell more than the grid of colours, whose colours are in the histogram as well. */
const GRADIENT_LENGTH = 0.85;
const GRID_LENGTH = 0.53;
/** a and b vary less than lightness. */
const HUE_SCALE = 3;

/** Directions of edges and mean colours of all blocks. */
export class ShapeBlocks {
  readonly #edges = new Float32Array(BLOCKS * BLOCKS * DIRECTIONS);
  readonly #colors = new Float32Array(BLOCKS * BLOCKS * COLORS);
  readonly #counts = new Float32Array(BLOCKS * BLOCKS);

  constructor(planes: Planes) {
    const { width, height } = planes;
    const columns = blockOfEach(width);
    const rows = blockOfEach(height);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const row = rows[y]! * BLOCKS;
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const block = row + columns[x]!;
        this.#counts[block]! += 1;
        this.#colors[block * COLORS]! += planes.lightness[pixel]! - 0.5;
        this.#colors[block * COLORS + 1]! += planes.a[pixel]! * HUE_SCALE;
        this.#colors[block * COLORS + 2]! += planes.b[pixel]! * HUE_SCALE;
        if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
          this.#addEdge(
            block * DIRECTIONS,
            planes.grey[pixel + 1]! - planes.grey[pixel - 1]!,
            planes.grey[pixel + width]! - planes.grey[pixel - width]!,
          );
      }
    }
  }

  /** `SHAPE_VALUES` numbers: gradients, then the grid of colours. */
  of({ left, top, side }: Part): Float64Array {
    const gradients = new Float64Array(GRADIENT_VALUES);
    const grid = new Float64Array(CELLS * CELLS * COLORS);
    const counts = new Float64Array(CELLS * CELLS);
    for (let row = 0; row < side; row += 1) {
      for (let column = 0; column < side; column += 1) {
        const block = (top + row) * BLOCKS + left + column;
        const cell = Math.floor((row * CELLS) / side) * CELLS + Math.floor((column * CELLS) / side);
        counts[cell]! += this.#counts[block]!;
        for (let at = 0; at < DIRECTIONS; at += 1)
          gradients[cell * DIRECTIONS + at]! += this.#edges[block * DIRECTIONS + at]!;
        for (let at = 0; at < COLORS; at += 1)
          grid[cell * COLORS + at]! += this.#colors[block * COLORS + at]!;
      }
    }
    const roots = gradients.map(Math.sqrt);
    const mean = roots.reduce((sum, value) => sum + value, 0) / GRADIENT_VALUES;
    const shape = new Float64Array(SHAPE_VALUES);
    shape.set(
      scaledTo(
        GRADIENT_LENGTH,
        roots.map((value) => value - mean),
      ),
    );
    shape.set(
      scaledTo(
        GRID_LENGTH,
        grid.map((sum, at) => sum / counts[Math.floor(at / COLORS)]!),
      ),
      GRADIENT_VALUES,
    );
    return shape;
  }

  /** The two directions nearest to the edge share its strength; opposite directions are the same edge. */
  #addEdge(start: number, across: number, down: number): void {
    const strength = Math.sqrt(across * across + down * down);
    if (strength === 0) return;
    const turn = (Math.atan2(down, across) / Math.PI + 1) * DIRECTIONS;
    const first = Math.floor(turn);
    const part = turn - first;
    this.#edges[start + (first % DIRECTIONS)]! += strength * (1 - part);
    this.#edges[start + ((first + 1) % DIRECTIONS)]! += strength * part;
  }
}
