// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMetrics } from '../../../../src/ui/counting/internal/sample-metrics.ts';

const ENTRIES: Readonly<Record<string, object[]>> = {
  paint: [
    { name: 'first-paint', startTime: 700 },
    { name: 'first-contentful-paint', startTime: 812.4 },
  ],
  'largest-contentful-paint': [{ startTime: 900 }, { startTime: 1500 }],
};

let noted: [string | null, number | null][];
beforeEach(() => {
  noted = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #tell: (list: object) => void;
      constructor(tell: (list: object) => void) {
        this.#tell = tell;
      }
      observe({ type }: { readonly type: string }): void {
        this.#tell({ getEntries: () => ENTRIES[type] });
      }
      disconnect(): void {}
    },
  );
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 40 }] as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const sample = (percent: number, chance: number) =>
  sampleMetrics({
    percent,
    chance: () => chance,
    note: ({ item, value }) => void noted.push([item, value]),
    page: 'home',
  });
const hide = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a measured page tells when it was shown; the largest paint when it is hidden', () => {
  sample(1, 0.009);
  expect(noted).toEqual([
    ['first_byte', 40],
    ['first_paint', 812],
  ]);
  hide();
  hide();
  expect(noted.slice(2)).toEqual([['largest_paint', 1500]]);
});

test.each([
  [1, 0.01],
  [0, 0],
])('with %d percent and a chance of %f it is not measured', (percent, chance) => {
  sample(percent, chance);
  hide();
  expect(noted).toEqual([]);
});

test('a measurement can be ended', () => {
  sample(100, 0.5)();
  hide();
  expect(noted).toHaveLength(2);
});
