import { expect, test } from 'vitest';
import { queryOf } from '../../../src/ui/search/internal/search-address.ts';

test.each([
  ['oak', 'oak'],
  ['  old oak ', 'old oak'],
  ['oak\u202e', 'oak\u202e'],
  ['   ', ''],
  ['\u200b\u202e', ''],
  [undefined, ''],
])('the query of ?q=%j is %j', (q, query) => {
  expect(queryOf({ kind: 'search', q })).toBe(query);
});
