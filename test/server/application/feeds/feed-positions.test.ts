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
  { viewerId, part: 'followed', newestId, after: null },
  { viewerId, part: 'followed', newestId, after: { rank: 0, id: toPinId('17') } },
  { viewerId: null, part: 'popular', newestId, after: { rank: 1_790_000_000_000, id: toPinId('17') } },
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
  'followed',
  '- popular x',
  '- other 900',
  '- popular 900 1',
  'x popular 900',
])('%o is no place', (text) => {
  expect(parsePosition(text)).toBeUndefined();
  expect(parseHomePosition(text)).toBeUndefined();
});
