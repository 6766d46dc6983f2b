import { likeness } from './likeness.ts';
import { hammingDistance, orientationsOf, type PictureHash } from './picture-hash.ts';
import type { PictureLooks } from './picture-looks.ts';

/**
 * How much two pictures are the same:
 * - `same_picture`: the same file, or another one of the same picture (resized, recompressed, mirrored, rotated …).
 * People see it once
 * - `looks_same`: probably the same, for example with a text on it. A person decides
 */
export type DuplicateLevel = 'same_picture' | 'looks_same' | 'different';

/** Largest number of different bits of the same picture. */
export const SAME_PICTURE_BITS = 31;

/** Largest number of different bits of pictures that look the same. */
export const LOOKS_SAME_BITS = 64;

/** Mean gradient below which the hash of a picture is like that of many others: plain skies, studio backgrounds. */
export const MIN_QUALITY = 3;

/** What pictures below `MIN_QUALITY` must have in common to be the same. */
const PLAIN_BITS = 16;
const PLAIN_LIKENESS = 0.98;
const PLAIN_ASPECT = 0.02;

export type HashedLooks = Pick<PictureLooks, 'hash' | 'trimmedHash' | 'quality' | 'aspectRatio' | 'features'>;

/**
 * Whether a feed shows one of two pictures only. Two that look the same are one thing to see; only to merge pins of
 * them takes a person.
 */
export function isRepeat(level: DuplicateLevel): boolean {
  return level !== 'different';
}

/** The order of the arguments does not matter. */
export function duplicateLevel(one: HashedLooks, other: HashedLooks): DuplicateLevel {
  return levelAt(hashDistance(one, other), one, other);
}

/** The same if the distance of the hashes is known already. */
export function levelAt(distance: number, one: HashedLooks, other: HashedLooks): DuplicateLevel {
  if (distance > LOOKS_SAME_BITS) return 'different';
  if (isPlain(one) || isPlain(other)) return isSamePlain(distance, one, other) ? 'same_picture' : 'different';
  return distance <= SAME_PICTURE_BITS ? 'same_picture' : 'looks_same';
}

/** The smallest number of different bits over eight orientations, with and without borders. */
export function hashDistance(
  one: Pick<PictureLooks, 'hash' | 'trimmedHash'>,
  other: Pick<PictureLooks, 'hash' | 'trimmedHash'>,
): number {
  let smallest = 256;
  for (const turned of sidesOf(one).flatMap((hash) => orientationsOf(hash)))
    for (const side of sidesOf(other)) smallest = Math.min(smallest, hammingDistance(turned, side));
  return smallest;
}

/** The different hashes of a picture: one, or two if it has borders. */
export function sidesOf({
  hash,
  trimmedHash,
}: Pick<PictureLooks, 'hash' | 'trimmedHash'>): readonly PictureHash[] {
  return hammingDistance(hash, trimmedHash) === 0 ? [hash] : [hash, trimmedHash];
}

function isPlain({ quality }: HashedLooks): boolean {
  return quality < MIN_QUALITY;
}

function isSamePlain(distance: number, one: HashedLooks, other: HashedLooks): boolean {
  return (
    distance <= PLAIN_BITS &&
    Math.abs(Math.log(one.aspectRatio / other.aspectRatio)) <= PLAIN_ASPECT &&
    likeness(one.features, other.features) >= PLAIN_LIKENESS
  );
}
