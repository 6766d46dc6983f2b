import { expect, test } from 'vitest';
import { isGuideHidden, parseGuideHidings } from '../../../src/domain/first-use/guide-reminders.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const ago = (...days: number[]) => days.map((count) => NOW - count * DAY);

test.each([
  ['nobody has hidden', [], false],
  ['somebody has just hidden', ago(0), true],
  ['somebody has hidden almost two days ago', ago(1.99), true],
  ['somebody has hidden two days ago', ago(2), false],
  ['somebody has hidden twice', ago(40, 2), false],
  ['somebody has hidden three times', ago(60, 40, 20), true],
])('a guide that %s', (_name, hidings, hidden) => {
  expect(isGuideHidden(hidings, { hasBegun: false, now: NOW })).toBe(hidden);
});

test('a hidden guide never comes back to who has a board or a pin', () => {
  expect(isGuideHidden(ago(50), { hasBegun: true, now: NOW })).toBe(true);
  expect(isGuideHidden([], { hasBegun: true, now: NOW })).toBe(false);
});

test.each([
  [null, []],
  [{ hidden_at: [1, 2] }, [1, 2]],
  [{ hidden_at: 'x' }, []],
  [{ hidden_at: [1, 'x', null] }, [1]],
  ['hidden', [Infinity]],
])('%j is read', (value, hidings) => {
  expect(parseGuideHidings(value)).toEqual(hidings);
});

test('who has hidden it in an earlier version never sees it again', () => {
  expect(isGuideHidden(parseGuideHidings('hidden'), { hasBegun: false, now: NOW })).toBe(true);
});
