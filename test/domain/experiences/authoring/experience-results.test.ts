import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  experienceResults,
  RESULT_EVENTS,
  resultsCsv,
  type EventCount,
} from '../../../../src/domain/experiences/authoring/experience-results.ts';
import {
  binomialInterval,
  differenceToNone,
  isUnlikelyShare,
} from '../../../../src/domain/experiences/internal/statistics/shares.ts';

const NO_HOLDOUT = { holdoutPercent: 0 };
const counted = (day: number, counts: Partial<Record<(typeof RESULT_EVENTS)[number], number>>) =>
  Object.entries(counts).map(([event, times]) => ({ day, event, times }) as EventCount);

test('intervals agree with published examples', () => {
  const wilson = binomialInterval(81, 263);
  expect([wilson.low, wilson.high].map((share) => share.toFixed(4))).toEqual(['0.2553', '0.3662']);
  const newcombe = differenceToNone(5, 56, 29);
  expect([newcombe.low, newcombe.high].map((share) => share.toFixed(4))).toEqual(['-0.0381', '0.1926']);
});

test('a share is unlikely beyond one in a thousand, and with few people nothing is', () => {
  expect(isUnlikelyShare(532, 1000, 0.5)).toBe(false);
  expect(isUnlikelyShare(553, 1000, 0.5)).toBe(true);
  expect(isUnlikelyShare(9, 10, 0.1)).toBe(false);
});

describe('results', () => {
  test('hide counts below ten, and what would tell them', () => {
    const { days, totals } = experienceResults(
      [...counted(20, { viewed: 25, completed: 9 }), ...counted(19, { viewed: 10, completed: 14 })],
      NO_HOLDOUT,
    );
    expect(days.map(({ day, counts }) => [day, counts.viewed, counts.completed])).toEqual([
      [19, 10, 14],
      [20, 25, null],
    ]);
    expect([totals.viewed, totals.completed, totals.dismissed]).toEqual([35, 20, null]);
  });

  test('never show a hidden count, nor leave it as the only difference', () => {
    const times = fc.nat({ max: 60 });
    fc.assert(
      fc.property(fc.array(times, { maxLength: 12 }), (viewed) => {
        const counts = viewed.flatMap((each, day) => counted(day, { viewed: each }));
        const { days, totals } = experienceResults(counts, NO_HOLDOUT);
        const shown = days.map((day) => day.counts.viewed);
        expect(shown).toEqual(viewed.map((each) => (each < 10 ? null : each)));
        if (totals.viewed !== null && shown.includes(null)) expect(totals.viewed % 10).toBe(0);
      }),
    );
  });

  test('compare completions with those who were held out, where there are enough', () => {
    const counts = counted(20, { eligible: 900, held_out: 100, viewed: 500, completed: 120 });
    const results = experienceResults(counts, { holdoutPercent: 10 });
    expect(results.completed?.value).toBeCloseTo(0.24);
    expect(results.difference?.value).toBeCloseTo(120 / 900);
    expect(results.difference!.low).toBeLessThan(results.difference!.value);
    expect(results.warnings).toEqual([]);
    const few = experienceResults(counted(20, { viewed: 50, completed: 9 }), NO_HOLDOUT);
    expect([few.completed, few.difference, few.warnings]).toEqual([null, null, ['few']]);
  });

  test('warn when the share of those who were held out is not by chance', () => {
    const of = (held_out: number) =>
      experienceResults(counted(20, { eligible: 1000 - held_out, held_out, viewed: 900, completed: 100 }), {
        holdoutPercent: 10,
      }).warnings;
    expect(of(110)).toEqual([]);
    expect(of(150)).toEqual(['sample_ratio']);
  });

  test('are written as CSV', () => {
    const results = experienceResults(counted(20, { viewed: 25, completed: 9 }), NO_HOLDOUT);
    expect(resultsCsv(results, (day) => `day ${day}`).split('\r\n')).toEqual([
      `day,${RESULT_EVENTS.join(',')}`,
      'day 20,<10,<10,<10,<10,25,<10,<10,<10,<10,<10,<10',
      'total,<10,<10,<10,<10,25,<10,<10,<10,<10,<10,<10',
      '',
    ]);
  });
});
