/**
 * 256 bits that say what a picture looks like from afar: the signs of its 16 × 16 lowest cosine frequencies without the
 * mean, row by row. Bit `16 v + u` belongs to `u + 1` half waves across and `v + 1` down. Eight 32-bit words, lowest
 * bit first.
 */
export type PictureHash = Uint32Array;

export const HASH_SIDE = 16;
export const HASH_WORDS = (HASH_SIDE * HASH_SIDE) / 32;

/** `bits` in the order of the rows; anything else than 256 of them is an error of the caller. */
export function hashOfBits(bits: readonly boolean[]): PictureHash {
  const hash = new Uint32Array(HASH_WORDS);
  bits.forEach((bit, at) => {
    if (bit) hash[at >> 5] = hash[at >> 5]! | (1 << (at & 31));
  });
  return hash;
}

export function isBitSet(hash: PictureHash, at: number): boolean {
  return ((hash[at >> 5]! >>> (at & 31)) & 1) === 1;
}

/** 64 hexadecimal digits. */
export function hashToText(hash: PictureHash): string {
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The opposite of `hashToText`. */
export function hashFromText(text: string): PictureHash {
  return Uint32Array.from({ length: HASH_WORDS }, (_, at) =>
    Number.parseInt(text.slice(at * 8, at * 8 + 8), 16),
  );
}

/**
 * The number of different bits, 0 to 256. `oneAt` and `otherAt` are offsets of hashes in longer arrays. Counting ends at
 * `enough`: then the result is `enough` or more.
 */
export function hammingDistance(
  one: PictureHash,
  other: PictureHash,
  oneAt = 0,
  otherAt = 0,
  enough = Infinity,
): number {
  let distance = 0;
  for (let word = 0; word < HASH_WORDS && distance < enough; word += 1)
    distance += bitsOf(one[oneAt + word]! ^ other[otherAt + word]!);
  return distance;
}

/** The number of bits that are set in a 32-bit word. */
export function bitsOf(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The hashes of the same picture in its eight orientations (four rotations, each mirrored or not), itself first. They
 * follow from the hash alone: a mirror image negates the odd frequencies, and a diagonal one exchanges rows and
 * columns.
 */
export function orientationsOf(hash: PictureHash): readonly PictureHash[] {
  return [hash, transposed(hash)].flatMap((face) => [
    face,
    mirrored(face, ACROSS),
    mirrored(face, DOWN),
    mirrored(mirrored(face, ACROSS), DOWN),
  ]);
}

/** The hash of the picture mirrored at its diagonal: rows and columns change places. */
export function transposed(hash: PictureHash): PictureHash {
  return hashOfBits(bitsFrom((u, v) => isBitSet(hash, HASH_SIDE * u + v)));
}

function mirrored(hash: PictureHash, mask: PictureHash): PictureHash {
  return hash.map((word, at) => word ^ mask[at]!);
}

/** Frequencies with an odd number of half waves; index 0 has one. */
const ACROSS = hashOfBits(bitsFrom((u) => u % 2 === 0));
const DOWN = hashOfBits(bitsFrom((_, v) => v % 2 === 0));

function bitsFrom(bit: (u: number, v: number) => boolean): readonly boolean[] {
  return Array.from({ length: HASH_SIDE * HASH_SIDE }, (_, at) => bit(at % HASH_SIDE, at >> 4));
}
