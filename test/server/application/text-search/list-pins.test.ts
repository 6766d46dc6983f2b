import { beforeEach, describe, expect, test } from 'vitest';
import type { ListingQuestion } from '../../../../server/application/ports/discovery/listing.ts';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import { TextPart } from '../../../../server/application/text-search/text-part.ts';
import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const DAY_MS = 86_400_000;
const ALL: ListingQuestion = {
  kind: null,
  topic: null,
  domain: null,
  priceMin: null,
  priceMax: null,
  currency: null,
  inStock: false,
  offset: 0,
  limit: 50,
};

let part: TextPart;
let count: number;
beforeEach(() => {
  count = 0;
  part = new TextPart({ numberOf: () => undefined, shownOf: () => toPinId('1') });
});

/** Adds a document with a new picture and person, created a day after the previous one. */
function put(overrides: Partial<PinDocument>): void {
  const id = toPinId(String(count + 1));
  part.put(
    count,
    aPinDocument({
      id,
      pinnerId: toUserId(String(count + 100)),
      picture: String(count).padStart(32, '0').split('').reverse().join(''),
      createdAt: NOW + count * DAY_MS,
      ...overrides,
    }),
  );
  count += 1;
}

const list = (question: Partial<ListingQuestion>, within: ReadonlySet<number> | null = null) =>
  part.list({ ...ALL, ...question }, within);

function product(
  price: number | null,
  more: Partial<PinDocument> & { currency?: string; inStock?: boolean } = {},
) {
  const { currency = 'EUR', inStock = false, ...overrides } = more;
  put({ product: { price, currency: price === null ? null : currency, inStock }, ...overrides });
}

describe('a list of pins', () => {
  test('has all of a kind, recent and popular ones first', () => {
    put({ kind: 'video' });
    put({});
    put({ kind: 'video' });
    const boards = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((id) => ({
      id: toBoardId(id),
      name: 'Mine',
      savedAt: NOW,
    }));
    put({ kind: 'video', createdAt: NOW - DAY_MS, boards });
    expect(list({ kind: 'video' })).toMatchObject({ documents: [3, 2, 0], unfiltered: 3 });
    expect(list({ kind: 'video' }, new Set([0, 1])).documents).toEqual([0]);
  });

  test('has what links to a domain, of every kind', () => {
    put({ domain: 'a.example' });
    put({ domain: 'b.example' });
    put({ domain: 'a.example', kind: 'video' });
    expect(list({ domain: 'A.example' })).toMatchObject({ documents: [2, 0], unfiltered: 2 });
    expect(list({ domain: 'c.example' })).toMatchObject({ documents: [], unfiltered: 0 });
  });

  test('shows each picture once, and no source alone on a page', () => {
    for (let at = 0; at < 5; at += 1) put({ kind: 'video', pinnerId: toUserId('1') });
    for (let at = 0; at < 25; at += 1) put({ kind: 'video', createdAt: NOW - DAY_MS });
    put({ kind: 'video', picture: '0'.repeat(32) });
    const { documents } = list({ kind: 'video' });
    expect(documents.slice(0, 25).filter((document) => document < 5)).toHaveLength(3);
    expect(documents).toHaveLength(30);
  });
});

describe('a list of products', () => {
  beforeEach(() => {
    product(10, { domain: 'a.example', inStock: true });
    product(24.99, { domain: 'a.example' });
    product(25, { domain: 'b.example', inStock: true });
    product(30, { currency: 'USD' });
    product(null);
    put({ domain: 'a.example' });
  });

  test.each([
    [{}, [4, 3, 2, 1, 0]],
    [{ priceMin: 24.99, priceMax: 25 }, [2, 1]],
    [{ priceMax: 24.99 }, [1, 0]],
    [{ priceMin: 25, currency: 'USD' }, [3]],
    [{ domain: 'a.example' }, [1, 0]],
    [{ inStock: true }, [2, 0]],
    [{ inStock: true, domain: 'a.example' }, [0]],
  ] as const)('with %o', (filters, documents) => {
    expect(list({ kind: 'product', ...filters })).toMatchObject({ documents, unfiltered: 5 });
  });

  test('counts what each filter would leave', () => {
    const listed = list({ kind: 'product', domain: 'a.example' });
    expect(listed.domains).toEqual([
      { value: 'a.example', count: 2 },
      { value: 'b.example', count: 1 },
    ]);
    expect(listed.prices).toEqual([{ min: null, max: 25, currency: 'EUR', count: 2 }]);
    expect(listed.inStock).toBe(1);
  });

  test('has prices of the currency of most products where none is named', () => {
    expect(list({ kind: 'product', priceMin: 20 }).documents).toEqual([2, 1]);
  });
});
