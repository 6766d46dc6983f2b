import { expect, test } from 'vitest';
import { followEvent } from '../../../src/domain/follows/follow-event.ts';

test.each([
  ['board', true, 26],
  ['board', false, 27],
  ['topic', true, 601],
  ['topic', false, 602],
] as const)('a %s: followed %j is event %d', (kind, followed, eventType) => {
  expect(followEvent(kind, '7', followed, 5)).toMatchObject({ eventType, objectId: '7', timeMs: 5 });
});
