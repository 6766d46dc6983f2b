import { brotliCompressSync } from 'node:zlib';
import type { MasonryCard } from '../src/domain/layout/card-table.ts';
import { footerHeight, textRoom } from '../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../src/domain/layout/grid-metrics.ts';
import { gridStyleSheet } from '../src/domain/layout/grid-style-sheet.ts';
import { MasonryLayout } from '../src/domain/layout/masonry-layout.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 15;

/** Times of the masonry layout as a pure function, medians. */
export function run(): Figure[] {
  const shape = gridMetrics(1280);
  const cards = someCards(100_000);
  const whole = (count: number) => () => {
    const layout = new MasonryLayout(shape);
    layout.append(cards.slice(0, count));
    return layout;
  };
  const large = whole(100_000)();
  const phone = new MasonryLayout(gridMetrics(390));
  phone.append(cards);
  let width = 390;
  const room = textRoom(shape);
  const sheet = () =>
    gridStyleSheet({ selector: '#_R_1_', count: 25, cardAt: (index) => cards[index + 100]! });

  return [
    { what: 'layout of 10,000 cards', value: median(whole(10_000)), unit: 'ms' },
    { what: 'layout of 100,000 cards', value: median(whole(100_000)), unit: 'ms', budget: 15 },
    { what: 'a page of 25 appended to 100,000', value: appendedPage(large, cards), unit: 'ms', budget: 0.1 },
    {
      what: 'one card inserted before 100,000 and removed again',
      value: median(() => {
        large.insert(0, [{ aspect: 1, fixed: 40 }]);
        large.remove(0);
      }),
      unit: 'ms',
    },
    {
      what: 'resize of 100,000, same column count',
      value: median(() => phone.resize(gridMetrics((width = width === 390 ? 412 : 390)))),
      unit: 'ms',
    },
    {
      what: 'resize of 100,000, other column count',
      value: median(() => large.resize(gridMetrics(large.shape.columns === 5 ? 1600 : 1280))),
      unit: 'ms',
    },
    {
      what: 'the cards of 1,000 windows among 100,000',
      value: median(() => {
        for (let step = 0; step < 1_000; step++) large.touching(step * 6_000, step * 6_000 + 3_600);
      }),
      unit: 'ms',
    },
    {
      what: 'fixed parts of 1,000 cards with titles',
      value: median(() => {
        for (let index = 0; index < 1_000; index++) footerHeight({ title: title(index), rows: [20] }, room);
      }),
      unit: 'ms',
    },
    { what: 'style sheet of a first page of 25', value: median(sheet), unit: 'ms' },
    { what: 'its size', value: sheet().length / 1000, unit: 'kB' },
    { what: 'its size compressed', value: brotliCompressSync(sheet()).length / 1000, unit: 'kB', budget: 3 },
  ];
}

function appendedPage(layout: MasonryLayout, cards: readonly MasonryCard[]): number {
  const times: number[] = [];
  for (let page = 0; page < 200; page++) {
    const next = cards.slice(page * 25, page * 25 + 25);
    const start = performance.now();
    layout.append(next);
    times.push(performance.now() - start);
  }
  layout.remove(100_000, layout.count - 100_000);
  return middle(times);
}

function median(work: () => unknown): number {
  return middle(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

function someCards(count: number): MasonryCard[] {
  let seed = 7;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, index) =>
    index % 50 === 30
      ? { aspect: 0.4, fixed: 60, span: 2 }
      : { aspect: Math.round((0.6 + chance()) * 236) / 236, fixed: 52 + 20 * Math.round(chance()) },
  );
}

function title(index: number): string {
  return `Idea ${index}: a small kitchen under the roof of an old house`.slice(0, 16 + (index % 40));
}
