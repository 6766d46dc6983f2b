import { describe, expect, test } from 'vitest';
import { toTopicId } from '../../../../src/domain/ids/ids.ts';
import { AdIndex, MOST_LOOKED_AT } from '../../../../server/application/promotions/internal/ad-index.ts';
import type { PromotionRecord } from '../../../../server/application/ports/pins/promotions.ts';
import { aPromotionRecord } from '../../../builders/a-promotion-record.ts';
import { numbersOf } from '../../../builders/some-looks.ts';

const anybody = { topics: [], country: null, accepts: () => true, random: numbersOf(42) };
const idsOf = (promotions: readonly PromotionRecord[]) => promotions.map(({ id }) => id).sort();

describe('candidates', () => {
  const everywhere = aPromotionRecord({ id: '1' });
  const german = aPromotionRecord({ id: '2', terms: { countries: ['DE', 'AT'] } });
  const oaks = aPromotionRecord({ id: '3', terms: { interestIds: ['70', '71'] } });
  const germanOaks = aPromotionRecord({ id: '4', terms: { countries: ['DE'], interestIds: ['70'] } });
  const index = new AdIndex([everywhere, german, oaks, germanOaks]);
  const all = { ...anybody, count: 9 };

  test('are those for the country and the topics of the page, each once', () => {
    const topics = [toTopicId('70'), toTopicId('71')];
    expect(idsOf(index.choose(all))).toEqual(['1']);
    expect(idsOf(index.choose({ ...all, country: 'DE' }))).toEqual(['1', '2']);
    expect(idsOf(index.choose({ ...all, topics }))).toEqual(['1', '3']);
    expect(idsOf(index.choose({ ...all, country: 'DE', topics }))).toEqual(['1', '2', '3', '4']);
    expect(idsOf(index.choose({ ...all, country: 'FR', topics: [toTopicId('72')] }))).toEqual(['1']);
  });

  test('are as many as are wanted, among those that are accepted', () => {
    expect(index.choose({ ...all, country: 'DE', count: 1 })).toHaveLength(1);
    expect(idsOf(index.choose({ ...all, country: 'DE', accepts: ({ id }) => id === '2' }))).toEqual(['2']);
    expect(new AdIndex([]).choose(all)).toEqual([]);
  });

  test('are drawn by chance, so that all have their turn', () => {
    const many = new AdIndex(
      Array.from({ length: 50 }, (_, place) => aPromotionRecord({ id: String(place) })),
    );
    const drawn = new Set<string>();
    for (let page = 0; page < 400; page += 1)
      for (const { id } of many.choose({ ...anybody, count: 2 })) drawn.add(id);
    expect(drawn.size).toBe(50);
  });
});

test('the work for a page is the same with ten and with ten thousand promotions', () => {
  const lookedAt = (size: number, isAccepted: boolean) => {
    const promotions = Array.from({ length: size }, (_, place) =>
      aPromotionRecord({ id: String(place), terms: { interestIds: [String(place % 300)] } }),
    );
    const index = new AdIndex(promotions);
    let looked = 0;
    index.choose({
      ...anybody,
      count: 5,
      topics: Array.from({ length: 20 }, (_, topic) => toTopicId(String(topic))),
      accepts: () => {
        looked += 1;
        return isAccepted;
      },
    });
    return looked;
  };
  expect(lookedAt(10_000, true)).toBe(5);
  expect(lookedAt(10_000, false)).toBe(MOST_LOOKED_AT);
  expect(lookedAt(100_000, false)).toBe(MOST_LOOKED_AT);
});
