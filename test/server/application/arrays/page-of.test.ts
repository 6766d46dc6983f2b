import { expect, test } from 'vitest';
import { pageOf } from '../../../../server/application/arrays/page-of.ts';

const found = ['1', '2', '3'].map((id) => ({ id }));

test.each([
  [2, ['1', '2'], '2'],
  [3, ['1', '2', '3'], null],
  [4, ['1', '2', '3'], null],
])('a page of %i', (limit, ids, next) => {
  const page = pageOf(found, limit);
  expect([page.items.map(({ id }) => id), page.next]).toEqual([ids, next]);
});
