import { expect, test } from 'vitest';
import { footerHeight, textRoom, titleLines, USUAL_SPACING } from '../../../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';

const wide = textRoom(gridMetrics(1280));
const phone = textRoom(gridMetrics(390));

test('a card without text has nothing under the picture', () => {
  expect(footerHeight({}, wide)).toBe(0);
  expect(footerHeight({}, phone)).toBe(0);
});

test('one line of title and a source line', () => {
  expect(footerHeight({ title: 'Lamp', rows: [4 + 16] }, wide)).toBe(8 + 20 + 20 + 4);
  expect(footerHeight({ title: 'Lamp', rows: [4 + 16] }, phone)).toBe(6 + 20 + 20 + 4);
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
  expect(footerHeight({ title }, spaced)).toBe(8 + 42 + 4);
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
