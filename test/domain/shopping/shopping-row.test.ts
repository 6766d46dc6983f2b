import { expect, test } from 'vitest';
import { shoppingRow } from '../../../src/domain/shopping/shopping-row.ts';
import { aPin } from '../../builders/a-pin.ts';

const results = (products: number, others: number) => [
  ...Array.from({ length: products }, () => aPin({ isShoppable: true })),
  ...Array.from({ length: others }, () => aPin({ isShoppable: false })),
];

test.each([
  ['six products before other pins', 6, 6, 6],
  ['no more than twelve of them', 15, 10, 12],
  ['too few products', 5, 20, 0],
  ['nothing but products', 12, 0, 0],
  ['hardly anything else', 8, 5, 0],
])('%s', (_name, products, others, shown) => {
  expect(shoppingRow(results(products, others))).toHaveLength(shown);
});

test('later pages change nothing', () => {
  const first = results(3, 22);
  expect(shoppingRow([...first, ...results(25, 0)])).toEqual([]);
});
