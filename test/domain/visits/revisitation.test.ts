import { expect, test } from 'vitest';
import { parseRevisitation, revisited } from '../../../src/domain/visits/revisitation.ts';

const DAY = 86_400_000;
const NOW = 20_000 * DAY + 1_000;
const record = { count: 3, time: NOW - 9 * DAY, ts: NOW - DAY };

test.each([
  undefined,
  '',
  'null',
  '7',
  '{',
  '{"count":"x","time":1,"ts":1}',
  JSON.stringify({ ...record, ts: NOW + 1 }),
  JSON.stringify({ ...record, ts: NOW - 85 * DAY }),
])('%o is no record', (text) => expect(parseRevisitation(text, NOW)).toBeNull());

test('a record of the last 84 days is one', () => {
  expect(parseRevisitation(JSON.stringify(record), NOW)).toEqual(record);
});

test('the first visit begins a record, the first of a later day adds to it', () => {
  expect(revisited(null, NOW)).toEqual({ count: 1, time: NOW, ts: NOW });
  expect(revisited(record, NOW)).toEqual({ ...record, count: 4, ts: NOW });
  expect(revisited({ ...record, ts: NOW - 500 }, NOW)).toEqual({ ...record, ts: NOW });
});
