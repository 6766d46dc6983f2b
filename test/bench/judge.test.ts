import { describe, expect, test } from 'vitest';
import type { Figure } from '../../bench/figure.ts';
import { better, judge, lineOf, type AcceptedRun } from '../../bench/runner/judge.ts';

const SPEED = { loop: 10, compression: 4 };
const TWICE_AS_SLOW = { loop: 20, compression: 8 };

const accepted = (value: number): AcceptedRun => ({ speed: SPEED, figures: { calls: { page: value } } });
const figure = (value: number, more: Partial<Figure> = {}): Figure => ({
  what: 'page',
  value,
  unit: '×',
  ...more,
});
const judged = (value: number, more: Partial<Figure> = {}, speed = SPEED) =>
  judge('calls', [figure(value, more)], speed, accepted(10))[0]!;

describe('beside the accepted run', () => {
  test('fifteen per cent are not worse, more are', () => {
    expect(judged(11.5).isWorse).toBe(false);
    expect(judged(11.6).isWorse).toBe(true);
    expect(judged(1).isWorse).toBe(false);
  });

  test('times may take longer on a slower machine, ratios may not', () => {
    expect(judged(21, { unit: 'ms' }, TWICE_AS_SLOW)).toMatchObject({ accepted: 20, isWorse: false });
    expect(judged(24, { unit: 'ms' }, TWICE_AS_SLOW).isWorse).toBe(true);
    expect(judged(20, {}, TWICE_AS_SLOW)).toMatchObject({ accepted: 10, isWorse: true });
  });

  test('rates fall on a slower machine, and a lower one is worse', () => {
    expect(judged(5, { unit: 'answers/s' }, TWICE_AS_SLOW)).toMatchObject({ accepted: 5, isWorse: false });
    expect(judged(8, { unit: 'answers/s' }).isWorse).toBe(true);
    expect(judged(20, { unit: 'answers/s' }).isWorse).toBe(false);
  });

  test('what nothing can measure is no difference', () => {
    const tiny = { speed: SPEED, figures: { calls: { page: 0.01 } } };
    expect(judge('calls', [figure(0.04, { unit: 'ms' })], SPEED, tiny)[0]?.isWorse).toBe(false);
    expect(judge('calls', [figure(0.04)], SPEED, tiny)[0]?.isWorse).toBe(true);
  });

  test('what is over its budget as it was is no news', () => {
    expect(judged(10, { budget: 9 })).toMatchObject({ isMissed: true, wasMissed: true });
    expect(judged(11, { budget: 10 })).toMatchObject({ isMissed: true, wasMissed: false });
  });

  test('what something else takes is not ours to mend', () => {
    expect(judged(99, { foreign: true }).isWorse).toBe(false);
  });

  test('a new figure has nothing to be compared with', () => {
    const [alone] = judge('other', [figure(99)], SPEED, accepted(10));
    expect(alone).toMatchObject({ accepted: undefined, isWorse: false });
    expect(judge('calls', [figure(99)], SPEED, undefined)[0]?.isWorse).toBe(false);
  });
});

test('a budget is missed from above, a least from below', () => {
  expect(judged(10, { budget: 10 }).isMissed).toBe(false);
  expect(judged(10.1, { budget: 10 }).isMissed).toBe(true);
  expect(judged(9.9, { least: 10 }).isMissed).toBe(true);
  expect(judged(10, { least: 10 }).isMissed).toBe(false);
});

test('of two runs the better value of each figure counts', () => {
  const run = (ratio: number, rate: number) => [
    figure(ratio),
    figure(rate, { what: 'rate', unit: 'answers/s' }),
  ];
  expect(better(run(3, 100), run(2, 90)).map(({ value }) => value)).toEqual([2, 100]);
});

test('a line says what is wrong', () => {
  expect(lineOf(judged(5))).not.toMatch(/OVER|WORSE/);
  expect(lineOf(judged(20, { budget: 15 }))).toMatch(/20 ×\s+accepted 10\s+at most 15 OVER BUDGET, WORSE$/);
});
