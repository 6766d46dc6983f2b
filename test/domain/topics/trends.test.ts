import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastOf } from '../../support/last-of.ts';
import {
  COUNTED_AT_ONCE,
  growthOf,
  trendOf,
  trendsIn,
  type SavesOfTerm,
  type TermSave,
} from '../../../src/domain/topics/trends.ts';

/** Saves of different people on these days. */
const people = (...daysAgo: readonly number[]): SavesOfTerm['recent'] =>
  daysAgo.map((day, index) => ({ person: `p${index}`, daysAgo: day }));
const isRising = (recent: SavesOfTerm['recent'], earlier = 0, growth = 1) =>
  trendOf({ recent, earlier }, growth) !== null;
/** So many people save the term on each of these days. */
const steady = (term: string, perDay: number, from: number, to: number): TermSave<string>[] => {
  const saves: TermSave<string>[] = [];
  for (let daysAgo = from; daysAgo < to; daysAgo++) {
    for (let who = 0; who < perDay; who++)
      saves.push({ terms: [term], person: `${daysAgo}-${who}`, daysAgo });
  }
  return saves;
};

const risingIn = (saves: readonly TermSave<string>[]) => lastOf(trendsIn(saves));

describe('a term rises', () => {
  test('when five people save what nobody saved before', () => {
    expect(isRising(people(0, 0, 0, 1, 1))).toBe(true);
  });

  test.each([
    ['four saves', people(0, 0, 0, 0)],
    ['what is a week old', people(7, 7, 7, 7, 7)],
    ['what went by days ago', people(5, 5, 5, 6, 6)],
  ])('not by %s', (_, recent) => {
    expect(isRising(recent.filter(({ daysAgo }) => daysAgo < 7))).toBe(false);
  });

  test('not by two people, however much they save', () => {
    const two = [0, 1, 2, 3, 4, 5, 6].flatMap((daysAgo) => ['a', 'b'].map((person) => ({ person, daysAgo })));
    expect(isRising(two)).toBe(false);
  });

  test('not by one person whom two others meet by chance', () => {
    const one = [0, 1, 2, 3, 4, 5, 6].map((daysAgo) => ({ person: 'a', daysAgo }));
    expect(isRising([...one, { person: 'b', daysAgo: 0 }, { person: 'c', daysAgo: 0 }])).toBe(false);
  });

  test.each([
    [1, 'four times as often', 4, true],
    [1, 'twice as often', 2, false],
    [20, 'twice as often', 40, true],
    [20, 'a little more often', 23, false],
  ])('from %i a day: %s', (before, _, now, expected) => {
    const recent = steady('a', now, 0, 7).map(({ person, daysAgo }) => ({ person, daysAgo }));
    expect(isRising(recent, before * 28)).toBe(expected);
  });

  test('not when everything grows as much', () => {
    const recent = steady('a', 4, 0, 7).map(({ person, daysAgo }) => ({ person, daysAgo }));
    expect(isRising(recent, 28, 4)).toBe(false);
  });
});

describe('growth', () => {
  test.each([
    ['the same', 7, 28, 1],
    ['twice as much', 14, 28, 2],
    ['less', 7, 56, 1],
    ['nothing before', 7, 0, Infinity],
  ])('%s', (_, recent, earlier, expected) => {
    expect(growthOf({ recent, earlier })).toBe(expected);
  });
});

describe('trends among all saves', () => {
  const others = [...steady('b', 20, 0, 35), ...steady('c', 12, 0, 35)];

  test('are the terms that rise, the steepest first', () => {
    const trends = risingIn([
      ...others,
      ...steady('a', 1, 7, 35),
      ...steady('a', 5, 0, 7),
      ...steady('d', 9, 0, 7),
    ]);
    expect(trends.map(({ term }) => term)).toEqual(['d', 'a']);
    expect(trends[0]?.people).toBe(63);
  });

  test('are measured against everything else', () => {
    const saves = [...steady('b', 1, 0, 35), ...steady('a', 1, 7, 35), ...steady('a', 5, 0, 7)];
    expect(risingIn(saves).map(({ term }) => term)).toEqual(['a']);
  });

  test('are none on a server without a past', () => {
    expect(risingIn([...steady('a', 9, 0, 7), ...steady('b', 1, 0, 7)])).toEqual([]);
  });

  test('are counted in steps, so that nobody waits for the end', () => {
    const saves = steady('a', COUNTED_AT_ONCE, 0, 4);
    expect([...trendsIn(saves)]).toHaveLength(4);
  });

  test('are none when each thing is saved as before', () => {
    expect(risingIn(others)).toEqual([]);
  });

  test('are never made by one or two people', () => {
    const save = fc.record({
      terms: fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 2 }),
      person: fc.constantFrom('ann', 'bob'),
      daysAgo: fc.nat({ max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(save, { maxLength: 200 }), (saves) => {
        expect(risingIn([...others, ...saves])).toEqual([]);
      }),
    );
  });

  test('count somebody who saves ten pins in a day once', () => {
    const busy = Array.from({ length: 10 }, (_, at) => ({
      terms: ['x'],
      person: at < 8 ? 'ann' : `p${at}`,
      daysAgo: 0,
    }));
    expect(risingIn([...others, ...busy])).toEqual([]);
  });
});
