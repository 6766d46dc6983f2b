import { expect, test } from 'vitest';
import {
  productsBelow,
  shownProducts,
  shownSurroundings,
} from '../../../src/domain/closeup/closeup-modules.ts';
import { toBoardId } from '../../../src/domain/ids/ids.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';

const NONE = { boards: [], topics: [], colors: [] };
const boards = (count: number) =>
  Array.from({ length: count }, (_, index) => aBoardShort({ entityId: toBoardId(String(index + 1)) }));

test('boards are shown from two on that are not the pin’s own', () => {
  const own = toBoardId('1');
  expect(shownSurroundings({ ...NONE, boards: boards(2) }, own).boards).toEqual([]);
  expect(shownSurroundings({ ...NONE, boards: boards(3) }, own).boards).toHaveLength(2);
  expect(shownSurroundings({ ...NONE, boards: boards(2) }, undefined).boards).toHaveLength(2);
  expect(shownSurroundings({ ...NONE, boards: boards(20) }, own).boards).toHaveLength(12);
});

test('colours that nobody would see are left out', () => {
  const colors = [
    { color: '#aa0000', area: 0.5 },
    { color: '#00aa00', area: 0.04 },
  ];
  expect(shownSurroundings({ ...NONE, colors }, undefined).colors).toEqual(colors.slice(0, 1));
});

test('products are shown from four on', () => {
  expect(shownProducts([1, 2, 3])).toEqual([]);
  expect(shownProducts([1, 2, 3, 4])).toHaveLength(4);
});

test('below a pin are products like it, below a product others of its shop', () => {
  const link = 'https://www.shop.example/chair';
  expect(productsBelow(aPin({ link }))).toEqual({ kind: 'similar' });
  expect(productsBelow(aPin({ link, isEligibleForPdp: true }))).toEqual({
    kind: 'shop',
    domain: 'shop.example',
  });
  expect(productsBelow(aPin({ link: null, isEligibleForPdp: true }))).toBeNull();
});
