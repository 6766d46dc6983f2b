import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MasonryCard } from '../../../src/domain/layout/card-table.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';
import { MasonryLayout, type MasonryShape } from '../../../src/domain/layout/masonry-layout.ts';

const single: fc.Arbitrary<MasonryCard> = fc.record({
  aspect: fc.double({ min: 0.25, max: 4, noNaN: true }),
  fixed: fc.integer({ min: 0, max: 120 }),
});
const module: fc.Arbitrary<MasonryCard> = fc.record({
  aspect: fc.double({ min: 0, max: 1, noNaN: true }),
  fixed: fc.integer({ min: 0, max: 300 }),
  span: fc.integer({ min: 2, max: 6 }),
});
const card = fc.oneof({ weight: 8, arbitrary: single }, { weight: 1, arbitrary: module });
const cards = (of: fc.Arbitrary<MasonryCard> = card) => fc.array(of, { maxLength: 700, size: 'max' });
const width = fc.integer({ min: 200, max: 2600 });

function layoutOf(shape: MasonryShape, list: readonly MasonryCard[]): MasonryLayout {
  const layout = new MasonryLayout(shape);
  layout.append(list);
  return layout;
}

function places(layout: MasonryLayout) {
  return Array.from({ length: layout.count }, (_, index) => [
    layout.columnOf(index),
    layout.topOf(index),
    layout.heightOf(index),
  ]);
}

describe('examples', () => {
  const shape = { columns: 3, columnWidth: 100, canonicalWidth: 100, gutter: 10, rowGap: 10 };

  test('each card goes under the shortest column, the left-most on a tie', () => {
    const layout = layoutOf(shape, [
      { aspect: 1, fixed: 20 },
      { aspect: 0.5, fixed: 0 },
      { aspect: 0.5, fixed: 0 },
      { aspect: 1, fixed: 0 },
    ]);
    expect(places(layout)).toEqual([
      [0, 0, 120],
      [1, 0, 50],
      [2, 0, 50],
      [1, 60, 100],
    ]);
    expect(layout.height).toBe(160);
    expect(layout.startOf(3)).toBe(110);
  });

  test('a module lets the next card fill the hole above it', () => {
    const layout = layoutOf(shape, [
      { aspect: 1, fixed: 0 },
      { aspect: 1, fixed: 0 },
      { aspect: 0, fixed: 50, span: 3 },
      { aspect: 1, fixed: 0 },
      { aspect: 1, fixed: 0 },
    ]);
    expect(places(layout)[3]).toEqual([2, 0, 100]);
    expect(places(layout)[2]).toEqual([0, 110, 50]);
    expect(layout.widthOf(2)).toBe(320);
  });

  test('a module wider than the grid covers the whole grid', () => {
    const layout = layoutOf(shape, [{ aspect: 0, fixed: 50, span: 9 }]);
    expect(layout.spanOf(0)).toBe(3);
  });

  test('a missing size does not disturb the others', () => {
    const layout = layoutOf(shape, [
      { aspect: NaN, fixed: NaN },
      { aspect: 1, fixed: 0 },
    ]);
    expect(layout.topOf(1)).toBe(0);
    expect(layout.height).toBe(100);
  });

  test('an empty layout has no height', () => {
    expect(new MasonryLayout(shape).height).toBe(0);
  });
});

describe('properties', () => {
  test('no two cards overlap, at any width', () => {
    fc.assert(
      fc.property(cards(), width, width, (list, first, second) => {
        const layout = layoutOf(gridMetrics(first), list);
        layout.resize(gridMetrics(second));
        const { columns } = layout.shape;
        const perColumn: [number, number][][] = Array.from({ length: columns }, () => []);
        for (let index = 0; index < layout.count; index++) {
          const column = layout.columnOf(index);
          expect(column + layout.spanOf(index)).toBeLessThanOrEqual(columns);
          for (let covered = column; covered < column + layout.spanOf(index); covered++) {
            perColumn[covered]!.push([layout.topOf(index), layout.bottomOf(index)]);
          }
        }
        for (const column of perColumn) {
          column.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
          for (let index = 1; index < column.length; index++) {
            expect(column[index]![0]).toBeGreaterThan(column[index - 1]![1]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('within a column ordinary cards stand in feed order', () => {
    fc.assert(
      fc.property(cards(), width, (list, at) => {
        const layout = layoutOf(gridMetrics(at), list);
        const lowest = new Map<number, number>();
        for (let index = 0; index < layout.count; index++) {
          if (layout.spanOf(index) > 1) continue;
          const column = layout.columnOf(index);
          expect(layout.topOf(index)).toBeGreaterThan(lowest.get(column) ?? -1);
          lowest.set(column, layout.topOf(index));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('columns differ by one card at most', () => {
    fc.assert(
      fc.property(cards(single), fc.integer({ min: 3, max: 8 }), (list, columns) => {
        // The width at which cards choose their columns.
        const layout = layoutOf(gridMetrics(columns * 252 + 16), list);
        const bottoms = new Array<number>(layout.shape.columns).fill(0);
        let tallest = 0;
        for (let index = 0; index < layout.count; index++) {
          bottoms[layout.columnOf(index)] = layout.bottomOf(index) + layout.shape.rowGap;
          tallest = Math.max(tallest, layout.heightOf(index) + layout.shape.rowGap);
        }
        expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(tallest + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  test('cards keep their columns at every width with the same number of columns', () => {
    fc.assert(
      fc.property(cards(), width, width, (list, first, second) => {
        const a = gridMetrics(first);
        const b = gridMetrics(second);
        fc.pre(a.columns === b.columns && a.phone === b.phone);
        const inFirst = layoutOf(a, list);
        const inSecond = layoutOf(b, list);
        expect(places(inFirst).map(([column]) => column)).toEqual(places(inSecond).map(([column]) => column));
        inFirst.resize(b);
        expect(places(inFirst)).toEqual(places(inSecond));
      }),
      { numRuns: 60 },
    );
  });

  test('text of another size moves cards, never to another column', () => {
    fc.assert(
      fc.property(cards(), width, (list, at) => {
        const layout = layoutOf(gridMetrics(at), list);
        const before = places(layout);
        layout.refit((index) => list[index]!.fixed + 20);
        expect(places(layout).map(([column]) => column)).toEqual(before.map(([column]) => column));
        const larger = list.map((one) => ({ ...one, fixed: one.fixed + 20, canonicalFixed: one.fixed }));
        expect(places(layout)).toEqual(places(layoutOf(gridMetrics(at), larger)));
      }),
      { numRuns: 40 },
    );
  });

  test('pages give the same places as the whole list at once', () => {
    fc.assert(
      fc.property(cards(), width, fc.integer({ min: 1, max: 60 }), (list, at, page) => {
        const paged = new MasonryLayout(gridMetrics(at));
        for (let start = 0; start < list.length; start += page) paged.append(list.slice(start, start + page));
        expect(places(paged)).toEqual(places(layoutOf(gridMetrics(at), list)));
      }),
      { numRuns: 60 },
    );
  });

  test('insertions, removals and resizes end where a fresh layout of the new list begins', () => {
    const change = fc.record({
      at: fc.nat(),
      removed: fc.nat({ max: 40 }),
      added: fc.array(card, { maxLength: 30 }),
      width,
    });
    fc.assert(
      fc.property(cards(), width, fc.array(change, { maxLength: 6 }), (list, start, changes) => {
        const layout = layoutOf(gridMetrics(start), list);
        const now = [...list];
        for (const { at, removed, added, width: next } of changes) {
          const from = at % (now.length + 1);
          const count = Math.min(removed, now.length - from);
          now.splice(from, count, ...added);
          layout.splice(from, count, added);
          layout.resize(gridMetrics(next));
          layout.append(added);
          now.push(...added);
        }
        expect(places(layout)).toEqual(places(layoutOf(layout.shape, now)));
      }),
      { numRuns: 100 },
    );
  });

  test('a window finds exactly the cards that touch it, in feed order', () => {
    fc.assert(
      fc.property(
        cards(),
        width,
        fc.nat({ max: 60_000 }),
        fc.nat({ max: 4_000 }),
        (list, at, top, extent) => {
          const half = Math.floor(list.length / 2);
          const layout = layoutOf(gridMetrics(at), list.slice(0, half));
          layout.append(list.slice(half));
          const expected = list
            .map((_, index) => index)
            .filter((index) => layout.topOf(index) <= top + extent && layout.bottomOf(index) >= top);
          expect(layout.touching(top, top + extent)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('holes above modules stay small', () => {
  const list: MasonryCard[] = Array.from({ length: 2_000 }, (_, index) => {
    const aspect = 0.6 + ((index * 7919) % 100) / 70;
    return index % 40 === 20 ? { aspect: 0.5, fixed: 0, span: 2 } : { aspect, fixed: 60 };
  });
  const layout = layoutOf(gridMetrics(1280), list);
  const area = Array.from({ length: layout.count }, (_, index) => {
    const { gutter, rowGap } = layout.shape;
    return (layout.widthOf(index) + gutter) * (layout.heightOf(index) + rowGap);
  }).reduce((sum, one) => sum + one, 0);
  const whole = (layout.height + 16) * 5 * 252;
  expect(1 - area / whole).toBeLessThan(0.01);
});
