import { bitsOf } from '../../../../src/domain/looks/picture-hash.ts';
import { COLOR_VALUES, SHAPE_VALUES } from '../../../../src/domain/looks/picture-looks.ts';

/** A summary of features: similar features have similar bits. Eight 32-bit words. */
export const SKETCH_WORDS = 8;
const BITS = SKETCH_WORDS * 32;

/** The first words are about colours, the others about shapes. */
const COLOR_WORDS = SKETCH_WORDS / 2;

/** Features that decide each bit: half of them count for it, half against it. */
const TAPS = 32;

/**
 * Features of each bit, chosen by chance, but always the same ones. A bit compares either colours or shapes, so that
 * both count.
 */
const CHOSEN = chosenFeatures();

/** Writes the sketch of the features that begin at `from` into `sketches`, at `to`. */
export function sketch(features: Int8Array, from: number, sketches: Uint32Array, to: number): void {
  for (let word = 0; word < SKETCH_WORDS; word += 1) {
    let bits = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const start = (word * 32 + bit) * TAPS;
      let sum = 0;
      for (let tap = start; tap < start + TAPS; tap += 2)
        sum += features[from + CHOSEN[tap]!]! - features[from + CHOSEN[tap + 1]!]!;
      if (sum > 0) bits |= 1 << bit;
    }
    sketches[to + word] = bits;
  }
}

/** The number of different bits about colours in the sketches of two numbers, 0 to 128. */
export function colorDistanceOf(sketches: Uint32Array, one: number, other: number): number {
  let distance = 0;
  for (let word = 0; word < COLOR_WORDS; word += 1)
    distance += bitsOf(sketches[one * SKETCH_WORDS + word]! ^ sketches[other * SKETCH_WORDS + word]!);
  return distance;
}

function chosenFeatures(): Uint16Array {
  let state = 12_345;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const chosen = new Uint16Array(BITS * TAPS);
  for (let bit = 0; bit < BITS; bit += 1) {
    const isOfColors = bit < BITS / 2;
    for (let tap = bit * TAPS; tap < (bit + 1) * TAPS; tap += 1)
      chosen[tap] = isOfColors ? below(COLOR_VALUES) : COLOR_VALUES + below(SHAPE_VALUES);
  }
  return chosen;
}
