import { expect, test } from 'vitest';
import { discoveryParts } from '../../../../server/application/discovery/internal/discovery-parts.ts';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import type { RelatedProducts } from '../../../../server/application/ports/discovery/discovery-index.ts';
import { runsOfThree } from '../../../../src/domain/feeds/runs-of-three.ts';
import { toBoardId, toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';

const PRODUCT = { price: 5, currency: 'EUR', inStock: true };

/** Documents that have nothing in common, so that the newest goes best with the first one. */
function indexOf(documents: readonly Partial<PinDocument>[]) {
  const { parts, answers } = discoveryParts({
    numberOf: (id) => Number(id) - 1,
    shownOf: (number) => toPinId(String(number + 1)),
  });
  const all = documents.map((fields, number) =>
    aPinDocument({
      id: toPinId(String(number + 1)),
      picture: String(number).padStart(8, '0').padEnd(32, '0'),
      createdAt: number,
      boards: [{ id: toBoardId(String(number + 1)), name: 'Things', savedAt: 1 }],
      ...fields,
    }),
  );
  for (const [number, document] of all.entries())
    for (const part of Object.values(parts)) part.put(number, document);
  return (products: RelatedProducts = 'any') =>
    answers
      .related({
        documents: [toPinId('1')],
        withoutBoard: null,
        words: '',
        products,
        seed: 1,
        limit: 100,
      })
      .map((id) => all[Number(id) - 1]!);
}

/** Each person has made five pins, one after the other. */
const people = Array.from({ length: 31 }, (_, at) => ({
  pinnerId: toUserId(String(Math.floor(at / 5) + 1)),
}));
const sites = people.map((_, at) => ({
  pinnerId: toUserId(String(at + 1)),
  domain: `${Math.floor(at / 5)}.example`,
}));
const sourcesOf = (found: readonly PinDocument[]) =>
  found.map(({ pinnerId, domain }) => ({ pinner: pinnerId, domain }));

test.each([
  ['pinner', people],
  ['domain', sites],
])('related pins are not three in a row of one %s while others are near', (_of, documents) => {
  const found = indexOf(documents)();
  expect(found).toHaveLength(30);
  expect(runsOfThree(sourcesOf(found))).toBeLessThan(0.1);
});

test('the order is the same each time, and that of the rank where nothing is in a row', () => {
  const ask = indexOf(people);
  expect(ask()).toEqual(ask());
  const mixed = indexOf(people.map((_, at) => ({ pinnerId: toUserId(String((at % 5) + 1)) })))();
  expect(mixed.map(({ createdAt }) => createdAt)).toEqual(people.map((_, at) => 30 - at).slice(0, 30));
});

test('products that come first stay the first', () => {
  const documents = people.map((fields, at) => ({ ...fields, product: at % 3 === 0 ? PRODUCT : null }));
  const found = indexOf(documents)('first').map(({ product }) => product !== null);
  expect(found.lastIndexOf(true)).toBeLessThan(found.indexOf(false));
});
