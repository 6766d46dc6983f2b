import type { Embedding } from '../ports/media/embeddings.ts';

/** A model's vector in whole numbers from -127 to 127, the largest value at the end of the scale; null if it is zero. */
export function embeddingFromValues(values: ArrayLike<number>): Embedding | null {
  let largest = 0;
  for (let at = 0; at < values.length; at += 1) largest = Math.max(largest, Math.abs(values[at]!));
  if (!(largest > 0 && largest < Infinity)) return null;
  return Int8Array.from(values, (value) => Math.round((value / largest) * 127));
}
