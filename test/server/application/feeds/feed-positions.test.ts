import { expect, test } from 'vitest';
import {
  formatHomePosition,
  formatPosition,
  parseHomePosition,
  parsePosition,
  type HomePosition,
} from '../../../../server/application/feeds/internal/feed-positions.ts';
import { toPinId, toUserId } from '../../../../src/domain/ids/ids.ts';

const newestId = toPinId('900');
const viewerId = toUserId('100');

test.each<HomePosition>([
  { kind: 'visitor', newestId, after: null },
  { kind: 'visitor', newestId, after: { rank: 1_790_000_000_000, id: toPinId('17') } },
  { kind: 'for-you', viewerId, offset: 75 },
  { kind: 'following', viewerId, after: null },
  { kind: 'following', viewerId, after: toPinId('17') },
])('a place in the home feed is read as it was written: %o', (position) => {
  expect(parseHomePosition(formatHomePosition(position))).toEqual(position);
});

test('a place in a feed is read as it was written', () => {
  const position = { rank: -5, id: toPinId('9007199254740991') };
  expect(parsePosition(formatPosition(position))).toEqual(position);
});

test.each([
  '',
  'x',
  '1',
  '1 x',
  '1.5 7',
  '1 7 8',
  'visitor',
  'visitor x',
  'visitor 900 1',
  'other 900',
  'for-you 900',
  'for-you 900 x',
  'for-you 900 1 2',
  'following',
  'following x',
  'following 900 x',
])('%o is no place', (text) => {
  expect(parsePosition(text)).toBeUndefined();
  expect(parseHomePosition(text)).toBeUndefined();
});
