import { bitsOf, HASH_WORDS, type PictureHash } from './picture-hash.ts';

/**
 * The bits of a `PictureHash` by the parity of their frequencies, `HASH_WORDS` words. A mirror image inverts all bits of
 * some parities, so the distance in all four mirrorings follows from four counts.
 */
export type MirroredHash = Uint32Array;

/** Bits of each parity: even or odd frequencies across, even or odd ones down. */
const PARITY_BITS = 64;

const EVEN_BITS = 0x55555555;
const LOW_HALF = 0xffff;

/** Writes the hash into `target`, at `at`. */
export function writeMirroredHash(hash: PictureHash, target: MirroredHash, at: number): void {
  for (let half = 0; half < 2; half += 1) {
    const [one, two, three, four] = hash.subarray(half * 4, half * 4 + 4) as unknown as Quarter;
    const upperEven = (one & EVEN_BITS) | ((two & EVEN_BITS) << 1);
    const upperOdd = ((one >>> 1) & EVEN_BITS) | (two & ~EVEN_BITS);
    const lowerEven = (three & EVEN_BITS) | ((four & EVEN_BITS) << 1);
    const lowerOdd = ((three >>> 1) & EVEN_BITS) | (four & ~EVEN_BITS);
    target[at + half] = (upperEven & LOW_HALF) | (lowerEven << 16);
    target[at + 2 + half] = (upperOdd & LOW_HALF) | (lowerOdd << 16);
    target[at + 4 + half] = (upperEven >>> 16) | (lowerEven & ~LOW_HALF);
    target[at + 6 + half] = (upperOdd >>> 16) | (lowerOdd & ~LOW_HALF);
  }
}

type Quarter = readonly [number, number, number, number];

/** Different bits among those that no mirroring inverts, 0 to 64: about a quarter of the distance. */
export function stillDistance(
  one: MirroredHash,
  oneAt: number,
  other: MirroredHash,
  otherAt: number,
): number {
  return parityDistance(one, oneAt + 6, other, otherAt + 6);
}

/** The smallest distance of one hash to the other one in its four mirrorings; `oneAt` and `otherAt` are offsets. */
export function mirroredDistance(
  one: MirroredHash,
  oneAt: number,
  other: MirroredHash,
  otherAt: number,
): number {
  const both = parityDistance(one, oneAt, other, otherAt);
  const down = parityDistance(one, oneAt + 2, other, otherAt + 2);
  const across = parityDistance(one, oneAt + 4, other, otherAt + 4);
  const inverted = 2 * PARITY_BITS;
  return (
    stillDistance(one, oneAt, other, otherAt) +
    Math.min(
      both + down + across,
      inverted - both - down + across,
      inverted - both + down - across,
      inverted + both - down - across,
    )
  );
}

function parityDistance(one: MirroredHash, oneAt: number, other: MirroredHash, otherAt: number): number {
  return bitsOf(one[oneAt]! ^ other[otherAt]!) + bitsOf(one[oneAt + 1]! ^ other[otherAt + 1]!);
}

/** A list of `count` hashes. */
export function mirroredHashes(count: number): MirroredHash {
  return new Uint32Array(count * HASH_WORDS);
}
