import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleRows } from '../../../src/domain/layout/tile-rows.ts';

const ROOM = { columns: 4, rowHeight: 200, gap: 50 };

describe('the tiles that are drawn', () => {
  test('are all of a list that is hardly longer than the view', () => {
    expect(visibleRows(12, ROOM, { top: 0, height: 900 })).toEqual({ from: 0, to: 12, above: 0, below: 0 });
  });

  test('are those around the view of a long list', () => {
    const { from, to } = visibleRows(2000, ROOM, { top: 50_000, height: 1000 });
    expect(from).toBeLessThan(800);
    expect(to).toBeGreaterThan(816);
    expect(to - from).toBeLessThan(100);
  });

  test('stay the same while the view moves a little', () => {
    const at = (top: number) => visibleRows(2000, ROOM, { top, height: 1000 });
    expect(at(50_200)).toEqual(at(50_050));
  });

  test('always reach over the view, in whole rows, and the list keeps its height', () => {
    const rooms = fc.record({
      columns: fc.integer({ min: 1, max: 12 }),
      rowHeight: fc.integer({ min: 40, max: 400 }),
      gap: fc.integer({ min: 0, max: 40 }),
    });
    fc.assert(
      fc.property(
        fc.nat(5000),
        rooms,
        fc.nat(500_000),
        fc.integer({ min: 300, max: 3000 }),
        (count, room, top, height) => {
          const pitch = room.rowHeight + room.gap;
          const rows = Math.ceil(count / room.columns);
          const { from, to, above, below } = visibleRows(count, room, { top, height });
          expect(from % room.columns).toBe(0);
          expect(above + Math.ceil((to - from) / room.columns) * pitch + below).toBe(rows * pitch);
          const firstSeen = Math.floor(top / pitch) * room.columns;
          const lastSeen = Math.ceil((top + height) / pitch) * room.columns;
          if (firstSeen < count) expect(from).toBeLessThanOrEqual(firstSeen);
          expect(to).toBeGreaterThanOrEqual(Math.min(count, lastSeen));
        },
      ),
    );
  });
});
