import { expect, test } from 'vitest';
import {
  EVENT_TYPES,
  isKnownEventType,
  RESERVED_EVENT_TYPES,
} from '../../../src/domain/events/event-types.ts';

test('each event has its number, which calls and logs know it by', () => {
  expect(EVENT_TYPES).toEqual({
    save: 5,
    clickthrough: 12,
    impression: 18,
    boardFollow: 26,
    boardUnfollow: 27,
    click: 101,
    topicFollow: 601,
    topicUnfollow: 602,
    experienceView: 4503,
    experienceComplete: 6567,
    experienceDismiss: 6568,
    carouselSlotImpression: 7352,
    closeupClick: 8948,
    carouselNext: 9315,
    carouselPrevious: 9316,
  });
});

test('reserved numbers are known, and no event of ours has one', () => {
  const reserved = [13, 108, 700, 701, 702, 703, 1701, 3830, 7761, 7762, 10220, 14538, 14539, 14540, 14577];
  expect(RESERVED_EVENT_TYPES).toEqual(reserved);
  const ours: readonly number[] = Object.values(EVENT_TYPES);
  expect(reserved.filter((number) => ours.includes(number))).toEqual([]);
  expect([5, 700].every(isKnownEventType)).toBe(true);
  expect(isKnownEventType(4)).toBe(false);
});
