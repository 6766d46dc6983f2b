import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statsChart } from '../../../src/domain/statistics/stats-chart.ts';
import { parseStatsPeriod, statsCsv } from '../../../src/domain/statistics/stats-history.ts';

test.each([
  [undefined, 30],
  ['7', 7],
  ['90', 90],
  ['8', 30],
  ['x', 30],
])('the period of %s is %i days', (text, days) => {
  expect(parseStatsPeriod(text)).toBe(days);
});

test('days as comma-separated values have a line of names and a line for each day', () => {
  const days = [
    { date: '2026-11-20', impressions: 1204, saves: 3, pinClicks: 0 },
    { date: '2026-11-21', impressions: 7, saves: 0, pinClicks: 2 },
  ];
  expect(statsCsv(days, ['impressions', 'saves', 'pinClicks'])).toBe(
    'date,impressions,saves,pin_clicks\r\n2026-11-20,1204,3,0\r\n2026-11-21,7,0,2\r\n',
  );
  expect(statsCsv(days, ['impressions', 'pinClicks'])).toBe(
    'date,impressions,pin_clicks\r\n2026-11-20,1204,0\r\n2026-11-21,7,2\r\n',
  );
});

describe('a chart', () => {
  test.each([
    [[], [2, 1, 0]],
    [
      [0, 0],
      [2, 1, 0],
    ],
    [[3], [4, 2, 0]],
    [[10], [10, 5, 0]],
    [[11], [20, 10, 0]],
    [[99], [100, 50, 0]],
    [
      [1204, 3],
      [2000, 1000, 0],
    ],
  ])('of %j has an axis of even whole numbers', (values, ticks) => {
    expect(statsChart(values).ticks).toEqual(ticks);
  });

  test('has a bar for each day, as high as its share of the axis', () => {
    const { bars } = statsChart([0, 5, 10, 1]);
    expect(bars.map(({ height }) => height)).toEqual([0, 50, 100, 10]);
    expect(bars.map(({ y }) => y)).toEqual([100, 50, 0, 90]);
    expect(bars.map(({ x }) => x)).toEqual([3, 28, 53, 78]);
  });

  test('keeps all bars inside, for all counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 90 }), (values) => {
        for (const { x, y, width, height } of statsChart(values).bars) {
          expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.01);
        }
      }),
    );
  });
});
