import { isRepeat, levelAt, sidesOf, type HashedLooks } from '../../../src/domain/looks/duplicate-level.ts';
import { colorLikeness, likeness } from '../../../src/domain/looks/likeness.ts';
import { colorScore, type SoughtColor } from '../../../src/domain/looks/palette.ts';
import { orientationsOf, type PictureHash } from '../../../src/domain/looks/picture-hash.ts';
import { FEATURE_VALUES } from '../../../src/domain/looks/picture-looks.ts';
import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';
import { BestFirst, type Scored } from '../arrays/best-first.ts';
import { DOCUMENT_WORDS, LooksColumns } from './internal/looks-columns.ts';
import { colorDistanceOf } from './internal/sketch.ts';
import { nearestSketches } from './internal/nearest-sketches.ts';
import { nearestSide } from './internal/nearest-side.ts';

/** Different bits of the colours in the sketches of the same picture: few, also when it is mirrored or rotated. */
const SAME_COLORS = 24;

type Shown = {
  readonly number: number;
  readonly looks: HashedLooks;
  readonly turned: () => readonly PictureHash[];
};

/** Smaller areas, or areas of colours that are less alike, are not seen. Part of the picture's area. */
const LEAST_COLOR = 0.04;

/** How many documents are compared by all of their features; the best twenty are among them in 93 of 100 cases. */
const CANDIDATES = 2_000;

/** So many documents of a long list are compared with each other, in about a millisecond. */
const COMPARED = 300;

/** The looks of all documents in memory, about 0.4 kB each, and scans over them. */
export class LooksIndex implements DiscoveryPart {
  readonly #columns = new LooksColumns();

  put(number: number, { looks, product }: Pick<PinDocument, 'looks' | 'product'>): void {
    if (looks === null) this.#columns.clear(number);
    else this.#columns.set(number, looks, product !== null);
  }

  remove(number: number): void {
    this.#columns.clear(number);
  }

  save(): SavedArrays {
    return this.#columns.save();
  }

  load(saved: SavedArrays): void {
    this.#columns.load(saved);
  }

  /**
   * Documents that look like this one, best first, without itself; empty if its looks are unknown. Sketches of all
   * documents choose those whose features are compared.
   */
  similar(number: number, limit: number): readonly Scored[] {
    if (!this.#columns.has(number)) return [];
    const { features } = this.#columns;
    const candidates = nearestSketches(number, this.#columns, Math.max(CANDIDATES, limit + 1));
    const best = new BestFirst(limit);
    for (const other of candidates)
      if (other !== number)
        best.offer(other, likeness(features, features, number * FEATURE_VALUES, other * FEATURE_VALUES));
    return best.sorted();
  }

  /**
   * The first step of the search for a part of a picture: documents that have its colours, best first. `likeness` is
   * that of the whole pictures, in colours and shapes.
   */
  withColorsOf(
    sought: Int8Array,
    { limit, productsOnly }: { readonly limit: number; readonly productsOnly: boolean },
  ): readonly { readonly number: number; readonly likeness: number }[] {
    const { features } = this.#columns;
    const best = this.#best(limit, (other) =>
      productsOnly && !this.#columns.isProduct(other)
        ? 0
        : colorLikeness(sought, features, 0, other * FEATURE_VALUES),
    );
    return best.map(({ number }) => ({
      number,
      likeness: likeness(sought, features, 0, number * FEATURE_VALUES),
    }));
  }

  /** Documents with this colour, best first: those with the largest areas of the closest colours. */
  byColor(
    color: SoughtColor,
    { limit, productsOnly }: { readonly limit: number; readonly productsOnly: boolean },
  ): readonly Scored[] {
    const scores = this.#columns.scoresOfColors((hex) => colorScore({ color: hex, area: 1 }, color));
    return this.#best(limit, (number) => {
      if (productsOnly && !this.#columns.isProduct(number)) return 0;
      const score = scores(number);
      return score < LEAST_COLOR ? 0 : score;
    });
  }

  /**
   * The documents without repeats of an earlier one of the list (see `isRepeat`). Pictures with other colours stay,
   * because comparing all hashes would take too long.
   */
  withoutRepeats(numbers: readonly number[]): readonly number[] {
    const { sketches } = this.#columns;
    const shown: Shown[] = [];
    return numbers.filter((number) => {
      if (!this.#columns.has(number)) return true;
      const looks = this.#columns.hashedLooks(number);
      const isShown = shown.some(
        (earlier) =>
          colorDistanceOf(sketches, number, earlier.number) <= SAME_COLORS &&
          isRepeat(levelAt(this.#distance(earlier.turned(), number), earlier.looks, looks)),
      );
      if (!isShown) shown.push({ number, looks, turned: lazily(() => turnedSidesOf(looks)) });
      return !isShown;
    });
  }

  /** The same among the first documents of a list; later ones stay. The same list gives the same pages. */
  withoutEarlyRepeats(numbers: readonly number[], compared = COMPARED): readonly number[] {
    return [...this.withoutRepeats(numbers.slice(0, compared)), ...numbers.slice(compared)];
  }

  #distance(turned: readonly PictureHash[], number: number): number {
    return nearestSide(turned, this.#columns.hashes, number * DOCUMENT_WORDS);
  }

  /** The documents with the largest scores above 0. */
  #best(limit: number, scoreOf: (number: number) => number): readonly Scored[] {
    const best = new BestFirst(limit);
    const { present } = this.#columns;
    for (let number = 0; number < present.length; number += 1) {
      const score = present[number] === 1 ? scoreOf(number) : 0;
      if (score > 0) best.offer(number, score);
    }
    return best.sorted();
  }
}

function turnedSidesOf(looks: HashedLooks): readonly PictureHash[] {
  return sidesOf(looks).flatMap((hash) => orientationsOf(hash));
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
