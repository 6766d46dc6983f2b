import { expect, test } from 'vitest';
import { toPinId, toTopicId, type PinId } from '../../../src/domain/ids/ids.ts';
import {
  leastPins,
  leastTopics,
  missingPicks,
  pinsToStartFrom,
  togglePick,
} from '../../../src/domain/onboarding/picks.ts';

test.each([
  [false, 30, 5],
  [true, 30, 3],
  [false, 4, 4],
  [true, 2, 2],
])('topics to pick (mobile: %s) out of %i: %i', (isMobile, offered, least) => {
  expect(leastTopics(isMobile, offered)).toBe(least);
});

test('three pins are to be picked, or all that there are', () => {
  expect([leastPins(25), leastPins(2)]).toEqual([3, 2]);
});

test('no picks are missing from the least number on', () => {
  expect([0, 3, 5, 9].map((picked) => missingPicks(picked, 5))).toEqual([5, 2, 0, 0]);
});

test('a second tap takes a pick away', () => {
  expect(togglePick(['1', '2'], '3')).toEqual(['1', '2', '3']);
  expect(togglePick(['1', '2', '3'], '2')).toEqual(['1', '3']);
});

const GARDENS = toTopicId('1001');
const aFound = (id: number, topic: string | null, isShoppable = false) => ({
  entityId: toPinId(String(id)),
  sourceInterest: topic === null ? null : { entityId: toTopicId(topic), name: '', urlName: '' },
  isShoppable,
  shoppingFlags: [],
});
const NO_ANSWERS = { topicIds: [], useCase: null, pinIds: [] };
const numbers = (ids: readonly PinId[]) => ids.map(Number);

test('pins of picked topics come first, and alone where there are enough', () => {
  const few = [aFound(1, '1002'), aFound(2, '1001'), aFound(3, null)];
  expect(numbers(pinsToStartFrom(few, { ...NO_ANSWERS, topicIds: [GARDENS] }))).toEqual([2, 1, 3]);
  const many = Array.from({ length: 12 }, (_, at) => aFound(at + 10, '1001'));
  const ids = pinsToStartFrom([...few, ...many], { ...NO_ANSWERS, topicIds: [GARDENS] });
  expect(numbers(ids)).toEqual([2, ...many.map(({ entityId }) => Number(entityId))]);
});

test('somebody who is here to shop sees first what can be bought', () => {
  const pins = [aFound(1, null), aFound(2, null, true)];
  expect(numbers(pinsToStartFrom(pins, { ...NO_ANSWERS, useCase: 'shop' }))).toEqual([2, 1]);
  expect(numbers(pinsToStartFrom(pins, { ...NO_ANSWERS, useCase: 'plan' }))).toEqual([1, 2]);
});

test('picked pins stay, also without the feed', () => {
  const pins = [aFound(1, null), aFound(2, null)];
  expect(numbers(pinsToStartFrom(pins, { ...NO_ANSWERS, pinIds: [toPinId('9'), toPinId('2')] }))).toEqual([
    9, 2, 1,
  ]);
});
