import type { HashedLooks } from '../../../../src/domain/looks/duplicate-level.ts';
import { PALETTE_COLORS } from '../../../../src/domain/looks/palette.ts';
import { HASH_WORDS } from '../../../../src/domain/looks/picture-hash.ts';
import { FEATURE_VALUES, type PictureLooks } from '../../../../src/domain/looks/picture-looks.ts';
import { sketch, SKETCH_WORDS } from './sketch.ts';
import type { SavedArrays } from '../../ports/discovery/discovery-part.ts';

/** Two hashes for each document: of the whole picture, and without borders. */
export const DOCUMENT_WORDS = 2 * HASH_WORDS;

/** Colours are known by the five upper bits of each channel. */
const COLOR_KEYS = 1 << 15;

/** The looks of documents in typed arrays, by number. */
export class LooksColumns {
  #present = new Uint8Array(0);
  #products = new Uint8Array(0);
  #features = new Uint8Array(0);
  #hashes = new Uint32Array(0);
  #sketches = new Uint32Array(0);
  #qualities = new Float32Array(0);
  #aspectRatios = new Float32Array(0);
  #colors = new Uint16Array(0);
  #areas = new Uint8Array(0);

  /** `FEATURE_VALUES` for each number; valid until the next change. */
  get features(): Int8Array {
    return new Int8Array(this.#features.buffer);
  }

  /** 1 for each number with looks; valid until the next change. */
  get present(): Uint8Array {
    return this.#present;
  }

  /** `SKETCH_WORDS` for each number; valid until the next change. */
  get sketches(): Uint32Array {
    return this.#sketches;
  }

  /** `DOCUMENT_WORDS` for each number; valid until the next change. */
  get hashes(): Uint32Array {
    return this.#hashes;
  }

  isProduct(number: number): boolean {
    return this.#products[number] === 1;
  }

  has(number: number): boolean {
    return this.#present[number] === 1;
  }

  set(number: number, looks: PictureLooks, isProduct: boolean): void {
    this.#reserve(number + 1);
    this.#present[number] = 1;
    this.#products[number] = isProduct ? 1 : 0;
    this.#features.set(new Uint8Array(looks.features), number * FEATURE_VALUES);
    sketch(looks.features, 0, this.#sketches, number * SKETCH_WORDS);
    this.#hashes.set(looks.hash, number * DOCUMENT_WORDS);
    this.#hashes.set(looks.trimmedHash, number * DOCUMENT_WORDS + HASH_WORDS);
    this.#qualities[number] = looks.quality;
    this.#aspectRatios[number] = looks.aspectRatio;
    for (let at = 0; at < PALETTE_COLORS; at += 1) {
      const color = looks.palette[at];
      this.#colors[number * PALETTE_COLORS + at] = color === undefined ? 0 : keyOf(color.color);
      this.#areas[number * PALETTE_COLORS + at] = Math.round((color?.area ?? 0) * 255);
    }
  }

  clear(number: number): void {
    if (number < this.#present.length) this.#present[number] = 0;
  }

  /** What the rules of duplicates need; the arrays are views. */
  hashedLooks(number: number): HashedLooks {
    const at = number * DOCUMENT_WORDS;
    return {
      hash: this.#hashes.subarray(at, at + HASH_WORDS),
      trimmedHash: this.#hashes.subarray(at + HASH_WORDS, at + DOCUMENT_WORDS),
      quality: this.#qualities[number]!,
      aspectRatio: this.#aspectRatios[number]!,
      features: this.features.subarray(number * FEATURE_VALUES, (number + 1) * FEATURE_VALUES),
    };
  }

  /** A function that gives the score of a document's palette; `scoreOf` is called once for each colour `#rrggbb`. */
  scoresOfColors(scoreOf: (color: string) => number): (number: number) => number {
    const known = new Float64Array(COLOR_KEYS).fill(-1);
    return (number) => {
      let score = 0;
      for (let at = number * PALETTE_COLORS; at < (number + 1) * PALETTE_COLORS; at += 1) {
        const area = this.#areas[at]!;
        if (area === 0) break;
        const key = this.#colors[at]!;
        if (known[key] === -1) known[key] = scoreOf(colorOf(key));
        score += (area / 255) * known[key]!;
      }
      return score;
    };
  }

  save(): SavedArrays {
    return {
      present: this.#present,
      products: this.#products,
      features: this.#features,
      sketches: this.#sketches,
      hashes: this.#hashes,
      qualities: this.#qualities,
      aspectRatios: this.#aspectRatios,
      colors: this.#colors,
      areas: this.#areas,
    };
  }

  /** @throws when the arrays do not belong together */
  load(saved: SavedArrays): void {
    const { present, products, features, sketches, hashes, qualities, aspectRatios, colors, areas } = saved;
    const count = present?.length;
    if (
      !(products instanceof Uint8Array) ||
      !(present instanceof Uint8Array && features instanceof Uint8Array && areas instanceof Uint8Array) ||
      !(qualities instanceof Float32Array && aspectRatios instanceof Float32Array) ||
      !(hashes instanceof Uint32Array && sketches instanceof Uint32Array) ||
      !(colors instanceof Uint16Array) ||
      features.length !== count! * FEATURE_VALUES ||
      sketches.length !== count! * SKETCH_WORDS ||
      hashes.length !== count! * DOCUMENT_WORDS ||
      colors.length !== count! * PALETTE_COLORS
    )
      throw new Error('These are no saved looks.');
    this.#present = present;
    this.#products = products;
    this.#features = new Uint8Array(features);
    this.#sketches = sketches;
    this.#hashes = hashes;
    this.#qualities = qualities;
    this.#aspectRatios = aspectRatios;
    this.#colors = colors;
    this.#areas = areas;
  }

  /** Grows by a sixteenth: the arrays are large, and a half of them would stay empty if they doubled. */
  #reserve(count: number): void {
    if (count <= this.#present.length) return;
    const places = Math.max(64, count, Math.ceil(this.#present.length * 1.0625));
    this.#present = grown(this.#present, places);
    this.#products = grown(this.#products, places);
    this.#features = grown(this.#features, places * FEATURE_VALUES);
    this.#sketches = grown(this.#sketches, places * SKETCH_WORDS);
    this.#hashes = grown(this.#hashes, places * DOCUMENT_WORDS);
    this.#qualities = grown(this.#qualities, places);
    this.#aspectRatios = grown(this.#aspectRatios, places);
    this.#colors = grown(this.#colors, places * PALETTE_COLORS);
    this.#areas = grown(this.#areas, places * PALETTE_COLORS);
  }
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(array: T, length: number): T {
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(length);
  larger.set(array);
  return larger;
}

function keyOf(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return ((value >> 19) << 10) | (((value >> 11) & 31) << 5) | ((value >> 3) & 31);
}

/** The middle of the colours with this key. */
function colorOf(key: number): string {
  const channels = [key >> 10, (key >> 5) & 31, key & 31].map((value) => value * 8 + 4);
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
