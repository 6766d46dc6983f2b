import { describe, expect, test } from 'vitest';
import { cardWidth, gridBands, gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';

describe('columns share the width with gutters and edges of 16', () => {
  test.each([
    [319, 1],
    [320, 2],
    [619, 2],
    [620, 3],
    [625, 3],
    [640, 3],
    [753, 3],
    [768, 3],
    [873, 3],
    [874, 4],
    [1024, 4],
    [1265, 5],
    [1280, 5],
    [1905, 7],
    [1920, 7],
    [3840, 14],
  ])('%i wide: %i columns', (width, columns) => {
    expect(gridMetrics(width).columns).toBe(columns);
  });

  test.each([250, 390, 619, 620, 640, 753, 768, 1000, 1265, 1280, 1905, 1920, 2560, 3840])(
    'nothing of the width is left over at %i',
    (width) => {
      const { columns, columnWidth, gutter, edge } = gridMetrics(width);
      expect(columns * columnWidth + (columns - 1) * gutter + 2 * edge).toBeCloseTo(width, 6);
    },
  );

  test('from four columns on a column is 198 to 270 wide, of three at least 185', () => {
    for (let width = 620; width <= 4000; width++) {
      const { columns, columnWidth } = gridMetrics(width);
      expect(columnWidth, `at ${width}`).toBeGreaterThanOrEqual(columns === 3 ? 185 : 198);
      expect(columnWidth, `at ${width}`).toBeLessThanOrEqual(columns === 3 ? 271 : 270);
    }
  });

  test('a panel with its own padding gives them all of its width', () => {
    expect(gridMetrics(992, { edge: 0 })).toMatchObject({ columns: 4, columnWidth: 236, edge: 0 });
  });
});

test('phones: two columns fill the width, with gutters and edges of 8 and rows 12 apart', () => {
  expect(gridMetrics(390)).toMatchObject({
    columns: 2,
    columnWidth: 183,
    gutter: 8,
    rowGap: 12,
    edge: 8,
    phone: true,
  });
});

test('compact: narrower columns, more of them', () => {
  expect(gridMetrics(1280, { density: 'compact' })).toMatchObject({ columns: 7, gutter: 16 });
  expect(gridMetrics(558, { density: 'compact' }).columns).toBe(3);
  expect(gridMetrics(557, { density: 'compact' })).toMatchObject({ columns: 2, phone: true });
});

test('text is estimated for the narrowest column of the band', () => {
  expect(gridMetrics(430).textWidth).toBe(168);
  expect(gridMetrics(340).textWidth).toBe(148);
  expect(gridMetrics(340).canonicalTextWidth).toBe(168);
  expect(gridMetrics(640).textWidth).toBe(184);
  expect(gridMetrics(768).textWidth).toBe(212);
  expect(gridMetrics(1280).textWidth).toBe(212);
});

test.each(['comfortable', 'compact'] as const)('text never counts on more than its column: %s', (density) => {
  for (let width = 558; width <= 4000; width++) {
    const { columnWidth, textWidth } = gridMetrics(width, { density });
    expect(textWidth, `at ${width}`).toBeLessThanOrEqual(columnWidth);
  }
});

test('a card over three columns covers the gutters between them', () => {
  expect(cardWidth(gridMetrics(992, { edge: 0 }), 3)).toBe(740);
});

test.each(['comfortable', 'compact'] as const)('bands cover all widths without gaps: %s', (density) => {
  const bands = gridBands(16, { density });
  expect(bands[0]!.from).toBe(0);
  expect(bands.at(-1)!.to).toBe(Infinity);
  for (const [index, band] of bands.entries()) {
    if (index > 0) expect(band.from).toBe(bands[index - 1]!.to);
    const last = gridMetrics(Math.min(band.to, 5000) - 0.01, { density });
    expect(gridMetrics(band.from, { density }).columns).toBe(band.metrics.columns);
    expect(last.textWidth).toBe(band.metrics.textWidth);
    if (band.to < Infinity) expect(last.columns).toBe(band.metrics.columns);
  }
});
