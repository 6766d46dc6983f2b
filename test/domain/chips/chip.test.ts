import { describe, expect, test } from 'vitest';
import { hasCardChips } from '../../../src/domain/chips/card-chips.ts';
import { chipsOf } from '../../../src/domain/chips/chip.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { aPin } from '../../builders/a-pin.ts';

const image = { url: '/a.webp', width: 236, height: 300 };
const collection = (count: number, link: string | null = '/x', images = [image]) =>
  aPin({
    collectionPin: { itemData: Array.from({ length: count }, () => ({ pinId: toPinId('7'), link, images })) },
  });
const collage = (link: string, picture: typeof image | null = image) =>
  aPin({ collagePin: { itemData: [{ entityId: '9', link, image: picture }] } });

describe('the chip of a collection', () => {
  test.each([
    ['its link', '/x', '/x'],
    ['a site', 'https://shop.example/a', 'https://shop.example/a'],
    ['its pin, without a link', null, '/pin/7/'],
    ['its pin, with a link to nowhere', 'javascript:alert(1)', '/pin/7/'],
    ['its pin, with a link that hides another site', '//evil.example', '/pin/7/'],
  ])('leads to %s', (_where, link, href) => {
    expect(chipsOf(collection(1, link))).toEqual([{ image, href }]);
  });

  test('without pictures has none', () => {
    expect(chipsOf(collection(1, '/x', []))).toEqual([{ image: null, href: '/x' }]);
  });
});

test('the chip of a collage has its picture, and leads to its link or to what it is', () => {
  expect(chipsOf(collage('https://shop.example/a'))).toEqual([{ image, href: 'https://shop.example/a' }]);
  expect(chipsOf(collage('', null))).toEqual([{ image: null, href: '/pin/9/' }]);
});

test.each([
  [0, false],
  [2, false],
  [3, true],
  [4, true],
  [1_000, true],
])('a collection of %i things shows chips on its card: %s', (count, shows) => {
  expect(hasCardChips(collection(count))).toBe(shows);
});

test('a collage shows no chips on its card, since its picture is made of its parts', () => {
  const item = { entityId: '9', link: '', image };
  expect(hasCardChips(aPin({ collagePin: { itemData: [item, item, item] } }))).toBe(false);
});

test('of a thousand things there are as many chips as people can gather', () => {
  expect(chipsOf(collection(1_000))).toHaveLength(24);
});

test('other pins have no chips', () => {
  expect([chipsOf(aPin()), hasCardChips(aPin())]).toEqual([[], false]);
});
