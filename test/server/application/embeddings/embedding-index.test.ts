import { describe, expect, test } from 'vitest';
import { embeddingFromValues } from '../../../../server/application/embeddings/embedding-from-values.ts';
import { EmbeddingIndex } from '../../../../server/application/embeddings/embedding-index.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';
import { numbersOf } from '../../../builders/some-looks.ts';

const PRODUCT = { price: 1, currency: 'EUR', inStock: true };
const embeddingOf = (...values: readonly number[]) => embeddingFromValues(values)!;

function indexOf(embeddings: readonly (Int8Array | null)[]): EmbeddingIndex {
  const index = new EmbeddingIndex();
  embeddings.forEach((embedding, number) => index.put(number, aPinDocument({ embedding })));
  return index;
}

describe('embeddings', () => {
  test('are whole numbers in the direction of the values', () => {
    expect([...embeddingOf(0.5, -1, 0.25)]).toEqual([64, -127, 32]);
    expect(embeddingFromValues([0, 0])).toBeNull();
    expect(embeddingFromValues([1, Number.NaN])).toBeNull();
    expect(embeddingFromValues([1, Infinity])).toBeNull();
  });
});

describe('documents with embeddings', () => {
  const [east, nearEast, north, west] = [
    embeddingOf(1, 0),
    embeddingOf(1, 0.2),
    embeddingOf(0, 1),
    embeddingOf(-1, 0),
  ];

  test('are like others in the order of their directions, whatever their lengths', () => {
    const index = indexOf([east, north, null, west, nearEast.map((value) => value / 4)]);
    expect(index.similar(0, 10)).toEqual([4, 1, 3]);
    expect(index.similar(0, 1)).toEqual([4]);
    expect(index.similar(2, 10)).toEqual([]);
    expect(index.similar(99, 10)).toEqual([]);
  });

  test('are found by an embedding, also products alone', () => {
    const index = indexOf([east, north]);
    index.put(2, aPinDocument({ embedding: nearEast, product: PRODUCT }));
    expect(index.near(east, { productsOnly: false, limit: 9 })).toEqual([0, 2, 1]);
    expect(index.near(east, { productsOnly: true, limit: 9 })).toEqual([2]);
    expect(index.near(embeddingOf(1, 2, 3), { productsOnly: false, limit: 9 })).toEqual([]);
  });

  test('change and go, and those of another length are left out', () => {
    const index = indexOf([east, north, west, embeddingOf(1, 0, 0)]);
    expect(index.similar(3, 9)).toEqual([]);
    index.put(2, aPinDocument({ embedding: nearEast }));
    index.remove(1);
    index.remove(77);
    expect(index.similar(0, 9)).toEqual([2]);
    index.put(2, aPinDocument({ embedding: null }));
    expect(index.similar(0, 9)).toEqual([]);
  });

  test('are the same after they were saved and loaded, and grow further', () => {
    const index = indexOf([east, null, north]);
    const saved = index.save();
    const loaded = new EmbeddingIndex();
    loaded.load(structuredClone(saved));
    expect(loaded.similar(0, 9)).toEqual([2]);
    loaded.put(500, aPinDocument({ embedding: nearEast }));
    expect(loaded.similar(0, 9)).toEqual([500, 2]);
    expect(() => new EmbeddingIndex().load({ ...saved, norms: new Float32Array(1) })).toThrow('no saved');
  });

  test('are still found when there are too many to compare all', () => {
    const [count, length] = [9_000, 512];
    const number = numbersOf(7);
    const vectors = Array.from({ length: count }, () =>
      embeddingFromValues(Float32Array.from({ length }, () => number() - 0.5))!,
    );
    const noisy = embeddingFromValues(
      Float32Array.from(vectors[4_321]!, (value) => value + 80 * (number() - 0.5)),
    )!;
    const index = indexOf(vectors);
    expect(index.near(noisy, { productsOnly: false, limit: 5 })[0]).toBe(4_321);
  });
});
