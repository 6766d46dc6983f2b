import { describe, expect, test } from 'vitest';
import { footerHeight, USUAL_SPACING } from '../../../src/domain/layout/card-footer.ts';
import type { GridItem } from '../../../src/ui/grid/grid-item.ts';
import type { GridMeasure } from '../../../src/ui/grid/internal/grid-room.ts';
import { GridWindow } from '../../../src/ui/grid/internal/grid-window.ts';

const aMeasure = (measure: Partial<GridMeasure> = {}): GridMeasure => ({
  width: 1276,
  rootPx: 16,
  spacing: USUAL_SPACING,
  rtl: false,
  ...measure,
});

/** As a page does that takes so long (ms) to lay out the cards that have come. */
function show(grid: GridWindow<GridItem>, ms: number) {
  grid.showed(grid.mounted, () => ms);
}

function aWindow(items: readonly GridItem[], measure = aMeasure()) {
  const grid = new GridWindow({});
  grid.show(items);
  grid.fit(measure);
  grid.look({ top: 0, height: 800 });
  show(grid, 0);
  return grid;
}

const someItems = (count: number, aspect = 1): GridItem[] =>
  Array.from({ length: count }, (_, index) => ({ key: `pin${index}`, aspect, fixed: 64 }));

describe('a few cards in the middle', () => {
  const gathered = (count: number) => {
    const grid = aWindow(someItems(count));
    grid.show(someItems(count), true);
    return grid.canvas.width;
  };

  test('the canvas is as wide as they are, and as the columns once there are more', () => {
    expect(gathered(3)).toBe(3 * 252 - 16);
    expect(gathered(5)).toBe(5 * 252 - 16);
    expect(aWindow(someItems(3)).canvas.width).toBe(5 * 252 - 16);
  });
});

describe('a grid taller than any element', () => {
  /** 60,000 rows of 1016: 61 million px. */
  const items = someItems(300_000, 936 / 236);

  test('has a canvas that browsers can draw', () => {
    const grid = aWindow(items);
    expect(grid.height).toBe(60_000 * 1016 - 16);
    expect(grid.canvas.height).toBe(8_000_000);
  });

  test('can be scrolled to its last card', () => {
    const grid = aWindow(items);
    let top = 0;
    for (let step = 0; step < 600 && !grid.mounted.includes(299_999); step++) {
      top = Math.min(top + 500_000, grid.canvas.height - 800);
      grid.look({ top, height: 800 });
      top += grid.takeShift(() => top);
    }
    expect(grid.mounted).toContain(299_999);
    expect(grid.placeOf(299_999).y).toBeLessThan(8_000_000);
  });

  test('moves nothing in view when its base moves', () => {
    const grid = aWindow(items);
    grid.look({ top: 6_999_900, height: 800 });
    const before = grid.placeOf(34_500).y - 7_000_500;
    expect(grid.look({ top: 7_000_500, height: 800 })).toBe('now');
    const shift = grid.takeShift(() => 7_000_500);
    expect(shift).not.toBe(0);
    expect(grid.placeOf(34_500).y - (7_000_500 + shift)).toBe(before);
  });
});

describe('what follows the view', () => {
  test('small steps draw nothing, larger ones draw ahead, jumps draw at once', () => {
    const grid = aWindow(someItems(2_000));
    expect(grid.look({ top: 100, height: 800 })).toBe('same');
    expect(grid.look({ top: 500, height: 800 })).toBe('soon');
    expect(grid.look({ top: 50_000, height: 800 })).toBe('now');
  });

  test('a new grid in view draws all near cards at once, one below the view begins with few', () => {
    const begun = (top: number) => {
      const grid = new GridWindow({});
      grid.show(someItems(100));
      grid.fit(aMeasure());
      return { change: grid.look({ top, height: 800 }), cards: grid.mounted.length, grid };
    };
    expect(begun(0)).toMatchObject({ change: 'now', cards: 35 });
    const below = begun(-1_000);
    expect(below).toMatchObject({ change: 'soon', cards: 5 });
    while (below.grid.isUnfinished) {
      show(below.grid, 16);
      below.grid.look({ top: -1_000, height: 800 });
    }
    expect(below.grid.mounted.length).toBeGreaterThan(5);
  });

  test('cards that take long to lay out come a few at a time, until all near the view are there', () => {
    const grid = aWindow(someItems(2_000));
    do {
      grid.look({ top: 50_000, height: 800 });
      show(grid, 400);
    } while (grid.isUnfinished);
    const before = new Set(grid.mounted);
    const added = () => grid.mounted.filter((index) => !before.has(index)).length;
    const next = () => grid.look({ top: 51_000, height: 800 });
    expect([next(), added(), grid.isUnfinished]).toEqual(['soon', 2, true]);
    for (let frames = 0; grid.isUnfinished && frames < 30; frames++) {
      const known = added();
      show(grid, 16);
      next();
      expect(added() - known).toBeLessThanOrEqual(4);
    }
    show(grid, 16);
    expect(added()).toBeGreaterThan(9);
    expect(next()).toBe('same');
  });

  test('cards that are quickly laid out come all together', () => {
    const grid = aWindow(someItems(2_000));
    for (const top of [50_000, 60_000, 70_000, 80_000, 80_000]) {
      grid.look({ top, height: 800 });
      show(grid, 1);
    }
    const last = grid.mounted.at(-1)!;
    expect(grid.look({ top: 81_000, height: 800 })).toBe('soon');
    expect(grid.mounted.at(-1)).toBeGreaterThan(last + 9);
    expect(grid.isUnfinished).toBe(false);
  });

  test.each([30, 100, 101, 130])(
    'at least 850 px beyond the view are drawn, %i px further each time',
    (px) => {
      const grid = aWindow(someItems(2_000));
      for (let top = 0; top < 20_000; top += px) {
        grid.look({ top, height: 800 });
        show(grid, 10);
        const shown = grid.mounted.map((index) => grid.placeOf(index).y);
        expect(Math.min(...shown)).toBeLessThanOrEqual(Math.max(0, top - 850));
        expect(Math.max(...shown) + 300).toBeGreaterThanOrEqual(top + 800 + 850);
      }
    },
  );
});

describe('text', () => {
  /** Has room for one line of title. */
  const FULL = { height: 68, besideTitle: 42 };
  const titled = Array.from({ length: 40 }, (_, index): GridItem => ({
    key: `pin${index}`,
    aspect: 1,
    fixed: (room) => footerHeight({ title: 'A kitchen with a blue wall', attribution: FULL }, room),
  }));

  test('wider spacing makes room under the pictures and keeps the columns', () => {
    const grid = aWindow(titled);
    const columns = titled.map((_, index) => grid.layout!.columnOf(index));
    const before = grid.layout!.heightOf(0);
    grid.fit(aMeasure({ spacing: { letter: 0.12, word: 0.16, line: 1.05 } }));
    // A second line, and what the wider lines take.
    expect(grid.layout!.heightOf(0)).toBe(before + 6 + Math.ceil(82 * 1.05) - 68);
    expect(titled.map((_, index) => grid.layout!.columnOf(index))).toEqual(columns);
    expect(grid.wideText).toBe(true);
  });

  test('the narrowest phones give titles the lines that they need, in the same columns', () => {
    const phone = aWindow(titled, aMeasure({ width: 390 }));
    const narrow = aWindow(titled, aMeasure({ width: 330 }));
    const columns = (grid: typeof phone) => titled.map((_, index) => grid.layout!.columnOf(index));
    expect(columns(narrow)).toEqual(columns(phone));
  });
});

test('a card that was taken out, and back in, finds the same place', () => {
  const items = someItems(60);
  const grid = aWindow(items);
  const before = items.map((_, index) => grid.placeOf(index));
  grid.show(items.filter((_, index) => index !== 7));
  grid.show(items);
  expect(items.map((_, index) => grid.placeOf(index))).toEqual(before);
});

test('the same room again changes nothing', () => {
  expect(aWindow(someItems(10)).fit(aMeasure())).toBe(false);
});
