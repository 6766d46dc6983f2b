import { expect, test } from 'vitest';
import {
  attribution,
  footerHeight,
  linesThatFit,
  textRoom,
  titleLines,
  USUAL_SPACING,
} from '../../../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';

const wide = textRoom(gridMetrics(1280));
const phone = textRoom(gridMetrics(390));

test('a card without text has nothing under the picture', () => {
  expect(footerHeight({}, wide)).toBe(0);
  expect(footerHeight({}, phone)).toBe(0);
});

test('the block under the picture is 68 high, and 90 under a square picture with a price', () => {
  const heightOf = (isSquare: boolean, hasPrice: boolean) =>
    footerHeight({ attribution: attribution({ isSquare, hasPrice }, []) }, wide);
  expect([heightOf(false, false), heightOf(true, false), heightOf(false, true)]).toEqual([68, 68, 68]);
  expect(heightOf(true, true)).toBe(90);
});

test('a title has the lines that the others of its block leave free, at least one', () => {
  const lines = (...rows: readonly number[]) =>
    linesThatFit(attribution({ isSquare: false, hasPrice: true }, rows));
  expect([lines(), lines(22), lines(22, 20), lines(40, 40)]).toEqual([3, 2, 1, 1]);
});

test('titles are clamped to two lines unless the card asks for another number', () => {
  const title = 'Twelve easy ideas for a small kitchen under the roof of an old house by the sea';
  expect(titleLines({ title }, wide)).toBe(2);
  expect(titleLines({ title, titleClamp: 1 }, wide)).toBe(1);
  expect(titleLines({ title, titleClamp: 3 }, wide)).toBe(3);
  expect(titleLines({ title: title.repeat(3), titleClamp: 5 }, wide)).toBe(3);
  expect(titleLines({ title, titleClamp: 0 }, wide)).toBe(1);
});

test('wider spacing that a person asked for gets its room', () => {
  const title = 'A blue wall in a small room';
  const spaced = textRoom(gridMetrics(1280), { letter: 0.12, word: 0.16, line: 1.05 });
  expect(titleLines({ title }, wide)).toBe(1);
  expect(titleLines({ title }, spaced)).toBe(2);
  const block = attribution({ isSquare: false, hasPrice: false }, [44]);
  expect(footerHeight({ title, attribution: block }, spaced)).toBe(6 + Math.ceil((40 + 44) * 1.05));
});

test('columns are chosen with the usual spacing', () => {
  const room = textRoom(gridMetrics(340), { letter: 0.12, word: 0.16, line: 1.5 }, 'canonical');
  expect(room).toMatchObject({ columnWidth: 168, spacing: USUAL_SPACING });
});

test('on phones the words leave room for the button of the menu', () => {
  const title = 'Goatskin djembe, 25';
  expect(titleLines({ title }, phone)).toBe(1);
  expect(titleLines({ title, hasMore: true }, phone)).toBe(2);
  expect(titleLines({ title, hasMore: true }, wide)).toBe(1);
});

test('without words the button has a row of its own on phones, and none where it stands over the picture', () => {
  expect(footerHeight({ hasMore: true }, phone)).toBe(20);
  expect(footerHeight({ hasMore: true }, wide)).toBe(0);
});
