import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestRuns } from '../../../bench/evaluation/fewest-runs.ts';
import { homeMix, homeQuotas, type MixedPin } from '../../../src/domain/feeds/home-mix.ts';
import { runsOfThree, untilFirstRun, withFewerRuns } from '../../../src/domain/feeds/runs-of-three.ts';

/** A pin for each letter, by that pinner. */
function pinsBy(pinners: string): readonly MixedPin[] {
  return [...pinners].map((pinner, at) => {
    const key = String(at);
    return { pinner, domain: null, board: key, topic: null, picture: key };
  });
}
const pinnersOf = (pins: readonly MixedPin[]) => pins.map(({ pinner }) => pinner).join('');
const countOf = (pins: readonly MixedPin[]) => Math.round(runsOfThree(pins) * pins.length);

describe('pins that are third in a row', () => {
  test.each([
    ['aaabb', 'aabab'],
    ['bbaaa', 'abaab'],
    ['ababab', 'ababab'],
    ['aaaa', 'aaaa'],
    ['aaaaaab', 'aabaaaa'],
  ])('%s become %s', (before, after) => {
    expect(pinnersOf(withFewerRuns(pinsBy(before)))).toBe(after);
  });

  test('count those that stand before', () => {
    expect(pinnersOf(withFewerRuns(pinsBy('ab'), pinsBy('aa')))).toBe('ba');
    expect(pinnersOf(untilFirstRun(pinsBy('abbba'), pinsBy('bb')))).toBe('abb');
    expect(pinnersOf(untilFirstRun(pinsBy('bab'), pinsBy('bb')))).toBe('');
    expect(pinnersOf(untilFirstRun(pinsBy('bab')))).toBe('bab');
  });

  test('are no more of a domain either', () => {
    const ofDomain = pinsBy('abcdefgh').map((pin, at) => ({ ...pin, domain: at < 4 ? 'a.example' : null }));
    expect(countOf(ofDomain)).toBe(2);
    expect(countOf(withFewerRuns(ofDomain))).toBe(0);
  });

  test('never become more, and no pin is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aaabcd'), maxLength: 60 }), (pinners) => {
        const pins = pinsBy(pinners);
        const spread = withFewerRuns(pins);
        expect(countOf(spread)).toBeLessThanOrEqual(countOf(pins));
        expect(new Set(spread)).toEqual(new Set(pins));
      }),
    );
  });
});

test('however much one pinner has, few are third in a row that could stand apart', () => {
  let [places, avoidable] = [0, 0];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.string({ unit: fc.constantFrom(...'bbbcde'), minLength: 1, maxLength: 40 }),
      fc.integer(),
      (most, others, seed) => {
        const pins = shuffled(pinsBy('a'.repeat(most) + others), seed);
        const none = { followed: [], interests: [], fresh: [], explore: [] };
        const lists = { ...none, related: pins.slice(0, most), popular: pins.slice(most) };
        const quotas = homeQuotas({ followsAnything: true });
        const mixed = withFewerRuns(homeMix(lists, { quotas, limit: pins.length }));
        const fewest = fewestRuns(pins);
        expect(countOf(mixed)).toBeGreaterThanOrEqual(fewest);
        places += pins.length;
        avoidable += countOf(mixed) - fewest;
      },
    ),
  );
  expect(avoidable / places).toBeLessThan(0.01);
});

function shuffled<T>(values: readonly T[], seed: number): readonly T[] {
  const place = (value: number) => Math.imul(value + 1, seed | 1) >>> 0;
  return values
    .map((value, at) => ({ value, at }))
    .sort((one, other) => place(one.at) - place(other.at))
    .map(({ value }) => value);
}

test('pins change places with near ones only, if so is wanted', () => {
  expect(pinnersOf(withFewerRuns(pinsBy('aaaaab'), [], 2))).toBe('aaabaa');
  expect(pinnersOf(withFewerRuns(pinsBy('aaaaab'), [], 1))).toBe('aaaaba');
});
