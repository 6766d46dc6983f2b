import { expect, test } from 'vitest';
import { prefetchMoment } from '../../../src/domain/cards/hover-prefetch.ts';

const SOMEBODY = { isEmployee: false, savesData: false };
const of = (group: string) => ({ hover_prefetch: group });

test.each([
  ['100', 100],
  ['200', 200],
  ['300', 300],
  ['500', 500],
  ['control', 200],
  ['250', 200],
])('the group %s fetches after %i ms on a card', (group, ms) => {
  expect(prefetchMoment(SOMEBODY, of(group))).toEqual({ kind: 'hover', ms });
});

test('who is in no group is as in the control group', () => {
  expect(prefetchMoment(SOMEBODY, {})).toEqual({ kind: 'hover', ms: 200 });
});

test('one group fetches when the card is pressed', () => {
  expect(prefetchMoment(SOMEBODY, of('mousedown'))).toEqual({ kind: 'press' });
});

test('no group decides for employees, and who saves data has nothing fetched ahead', () => {
  expect(prefetchMoment({ isEmployee: true, savesData: false }, of('300'))).toEqual({
    kind: 'hover',
    ms: 100,
  });
  expect(prefetchMoment({ isEmployee: true, savesData: true }, of('300'))).toEqual({ kind: 'never' });
  expect(prefetchMoment({ isEmployee: false, savesData: true }, of('300'))).toEqual({ kind: 'never' });
});
