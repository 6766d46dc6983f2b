import { describe, expect, test } from 'vitest';
import { footerHeight, type TextRoom } from '../../../src/domain/layout/card-footer.ts';
import { areFew } from '../../../src/domain/layout/few-cards.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';
import { gridStyleSheet } from '../../../src/domain/layout/grid-style-sheet.ts';
import { MasonryLayout } from '../../../src/domain/layout/masonry-layout.ts';
import { textRoom } from '../../../src/domain/layout/card-footer.ts';

const TITLES = ['', 'Lamp', 'A blue wall in a room', 'Twelve easy ideas for a small kitchen'];

const cardAt = (index: number, room: TextRoom, canonicalRoom: TextRoom) => {
  const footer = { title: TITLES[index % TITLES.length], rows: [20] };
  return {
    aspect: index === 9 ? 0.3 : 0.6 + ((index * 37) % 11) / 10,
    fixed: footerHeight(footer, room),
    canonicalFixed: footerHeight(footer, canonicalRoom),
    span: index === 9 ? 2 : 1,
  };
};

const sheet = (options = {}) => gridStyleSheet({ selector: '#g', count: 25, cardAt, ...options });

/** What a browser makes of the rules for a container of this width: places of the cards in pixels. */
function placesIn(css: string, width: number) {
  const band = [...css.matchAll(/@container \(([^)]*)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g)].find(([, range]) => {
    const [, from, to] = /^(?:([\d.]+)rem<=)?width(?:<([\d.]+)rem|>=[\d.]+rem)?$/.exec(range!) ?? [];
    const open = /width>=([\d.]+)rem/.exec(range!)?.[1];
    return width >= Number(from ?? open ?? 0) * 16 && width < Number(to ?? Infinity) * 16;
  })![2]!;
  const rules = [...band.matchAll(/#g(?:>article\[aria-posinset="(\d+)"\])?\{([^}]*)\}/g)].map(
    ([, child, body]) => ({
      child: Number(child ?? 0),
      properties: Object.fromEntries(body!.split(';').map((line) => line.split(/:(.*)/s).slice(0, 2))),
    }),
  );
  const frame = rules.find(({ child }) => child === 0)!.properties;
  const evaluate = (expression: string): number =>
    // The sheet is made of numbers, + - * / and max() alone.
    Number(
      new Function(
        `return ${expression
          .replace(/var\((--g[wm]\d*)\)/g, (_, name: string) => `(${evaluate(frame[name])})`)
          .replace(/calc/g, '')
          .replace(/max/g, 'Math.max')
          .replace(/([\d.]+)(rem|cqi|px)/g, (_, value: string, unit: string) =>
            String(Number(value) * (unit === 'rem' ? 16 : unit === 'px' ? 1 : width / 100)),
          )}`,
      )(),
    );
  const column = evaluate(frame['--gw']);
  return {
    column,
    height: evaluate(frame['--gh']),
    columns: Number(frame['--gn']),
    cards: rules
      .filter(({ child }) => child > 0)
      .map(({ properties }) => ({
        column: Number(properties['--gc'] ?? 0),
        span: Number(properties['--gs'] ?? 1),
        top:
          evaluate(properties['--gm'] ?? '0px') +
          Number(properties['--ga'] ?? 0) * column +
          Number(properties['--gb'] ?? 0),
      })),
  };
}

describe('the rules of a served page put every card where the layout puts it', () => {
  test.each([
    250, 320, 341, 359, 360, 390, 431.5, 619, 620, 640, 699, 700, 768, 873, 874, 1003, 1263, 1280, 1920, 2560,
    4000,
  ])('%f wide', (width) => {
    const metrics = gridMetrics(width);
    const layout = new MasonryLayout(metrics);
    layout.append(
      Array.from({ length: 25 }, (_, index) =>
        cardAt(index, textRoom(metrics), textRoom(metrics, undefined, 'canonical')),
      ),
    );
    const served = placesIn(sheet(), width);
    expect(served.columns).toBe(metrics.columns);
    expect(served.column).toBeCloseTo(metrics.columnWidth, 2);
    expect(Math.abs(served.height - layout.height)).toBeLessThanOrEqual(1);
    expect(served.cards).toHaveLength(25);
    for (const [index, card] of served.cards.entries()) {
      expect(card.column).toBe(layout.columnOf(index));
      expect(card.span).toBe(layout.spanOf(index));
      expect(Math.abs(card.top - layout.topOf(index))).toBeLessThanOrEqual(0.51);
    }
  });
});

describe('a few cards that are all there are', () => {
  const columnsOf = (options: object, width: number) =>
    placesIn(sheet({ gathered: true, ...options }), width).columns;

  test.for([
    [1, 1],
    [3, 3],
    [4, 4],
    [5, 7],
  ] as const)('%d of them take %d columns of a wide window', ([count, columns]) => {
    expect(columnsOf({ count }, 1920)).toBe(columns);
  });

  test('take all columns of a window that has no more', () => {
    expect(columnsOf({ count: 3 }, 530)).toBe(2);
    expect(columnsOf({ count: 1 }, 390)).toBe(1);
    expect(columnsOf({ count: 3 }, 390)).toBe(2);
  });

  test('stand at the start of a list that others may follow', () => {
    expect(columnsOf({ count: 3, gathered: false }, 1920)).toBe(7);
  });

  test('keep the columns of a card that is wider', () => {
    const wide = (...args: Parameters<typeof cardAt>) => ({ ...cardAt(...args), span: 2 });
    expect(columnsOf({ count: 1, cardAt: wide }, 1920)).toBe(2);
  });

  test('are as few as four', () => {
    expect([areFew(4, true), areFew(5, true), areFew(4, false)]).toEqual([true, false, false]);
  });
});

test('an empty page has a height of nothing', () => {
  expect(placesIn(sheet({ count: 0 }), 390).height).toBe(0);
  expect(placesIn(sheet({ count: 0 }), 1280).height).toBe(0);
});

test('nothing of the cards but numbers reaches the style element', () => {
  const places = /article\[aria-posinset="\d+"\]/g;
  expect(sheet().replaceAll(places, '')).toMatch(/^[#@>()<=:;{}\-.,*+/ a-z0-9]*$/);
});
