import { LOOKS_SAME_BITS, sidesOf } from '../../../src/domain/looks/duplicate-level.ts';
import {
  mirroredDistance,
  mirroredHashes,
  stillDistance,
  writeMirroredHash,
} from '../../../src/domain/looks/mirrored-hash.ts';
import { HASH_WORDS, transposed } from '../../../src/domain/looks/picture-hash.ts';
import type { PictureLooks } from '../../../src/domain/looks/picture-looks.ts';

/** A picture near another one, by number, and the bits in which they differ, as `hashDistance` counts them. */
export type Near = { readonly number: number; readonly distance: number };

/**
 * A quarter of the bits of two pictures is compared first. Of pictures that differ in 64 of 256 bits about 16 of these
 * do, and hardly ever so many.
 */
const MOST_STILL_BITS = 28;

/** Hashes of many pictures, to find those that are near to one of them in any orientation. */
export class HashScan {
  /** Both hashes of each picture, or one where they are equal. */
  #sides = mirroredHashes(64);
  #owners = new Uint32Array(64);
  /** How many sides the pictures up to each one have. */
  readonly #ends: number[] = [];

  /** The number of pictures. */
  get size(): number {
    return this.#ends.length;
  }

  /** Adds a picture; its number is that of the pictures before it. */
  add(looks: Pick<PictureLooks, 'hash' | 'trimmedHash'>): void {
    let end = this.#ends.at(-1) ?? 0;
    for (const side of sidesOf(looks)) {
      this.#reserve(end + 1);
      writeMirroredHash(side, this.#sides, end * HASH_WORDS);
      this.#owners[end] = this.#ends.length;
      end += 1;
    }
    this.#ends.push(end);
  }

  /** The pictures before `end` that are at most `LOOKS_SAME_BITS` away, by number. */
  nearTo(looks: Pick<PictureLooks, 'hash' | 'trimmedHash'>, end = this.size): readonly Near[] {
    const nearest = new Map<number, number>();
    for (const side of sidesOf(looks)) {
      for (const face of [side, transposed(side)]) {
        const sought = mirroredHashes(1);
        writeMirroredHash(face, sought, 0);
        this.#scan(sought, this.#ends[end - 1] ?? 0, nearest);
      }
    }
    return [...nearest]
      .map(([number, distance]) => ({ number, distance }))
      .sort((one, other) => one.number - other.number);
  }

  #scan(sought: Uint32Array, sideCount: number, nearest: Map<number, number>): void {
    const sides = this.#sides;
    for (let side = 0; side < sideCount; side += 1) {
      const at = side * HASH_WORDS;
      if (stillDistance(sought, 0, sides, at) > MOST_STILL_BITS) continue;
      const distance = mirroredDistance(sought, 0, sides, at);
      if (distance > LOOKS_SAME_BITS) continue;
      const owner = this.#owners[side]!;
      if (distance < (nearest.get(owner) ?? Infinity)) nearest.set(owner, distance);
    }
  }

  #reserve(sides: number): void {
    if (sides <= this.#owners.length) return;
    const places = this.#owners.length * 2;
    const [former, owners] = [this.#sides, this.#owners];
    this.#sides = mirroredHashes(places);
    this.#sides.set(former);
    this.#owners = new Uint32Array(places);
    this.#owners.set(owners);
  }
}
