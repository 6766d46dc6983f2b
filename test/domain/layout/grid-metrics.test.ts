import { describe, expect, test } from 'vitest';
import { cardWidth, gridBands, gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';

describe('columns of 236 with gutters of 16, as many as fit', () => {
  test.each([
    [319, 1],
    [320, 2],
    [529, 2],
    [530, 2],
    [755, 2],
    [756, 3],
    [1007, 3],
    [1008, 4],
    [1263, 5],
    [1280, 5],
    [1920, 7],
    [3024, 12],
    [4032, 16],
  ])('%i wide: %i columns', (width, columns) => {
    expect(gridMetrics(width).columns).toBe(columns);
  });

  test('a panel without edges of 992 takes four', () => {
    expect(gridMetrics(992, { edge: 0 }).columns).toBe(4);
  });
});

test('phones: two columns fill the width, with gutters and edges of 8 and rows 12 apart', () => {
  expect(gridMetrics(390)).toMatchObject({
    columns: 2,
    columnWidth: 183,
    gutter: 8,
    rowGap: 12,
    fluid: true,
  });
});

test('compact: columns of 170', () => {
  expect(gridMetrics(1280, { density: 'compact' })).toMatchObject({
    columns: 6,
    columnWidth: 170,
    gutter: 16,
  });
  expect(gridMetrics(558, { density: 'compact' }).columns).toBe(3);
  expect(gridMetrics(557, { density: 'compact' })).toMatchObject({ columns: 2, fluid: true });
});

test('text is estimated for the narrowest column of the band', () => {
  expect(gridMetrics(430).textWidth).toBe(168);
  expect(gridMetrics(340).textWidth).toBe(148);
  expect(gridMetrics(340).canonicalTextWidth).toBe(168);
  expect(gridMetrics(1280).textWidth).toBe(236);
});

test('a card over three columns covers the gutters between them', () => {
  expect(cardWidth(gridMetrics(1280), 3)).toBe(740);
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
