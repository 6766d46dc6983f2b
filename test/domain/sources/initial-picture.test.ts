import { describe, expect, test } from 'vitest';
import { initiallySelected } from '../../../src/domain/sources/initial-picture.ts';
import { aSourcePage, aSourcePicture } from '../../builders/a-source-page.ts';

const ONE = aSourcePicture({ url: 'https://shop.test/1.jpg' });
const TWO = aSourcePicture({ url: 'https://shop.test/2.jpg' });

describe('what is chosen before anybody has chosen', () => {
  test('the only picture', () => {
    expect(initiallySelected(aSourcePage({ pictures: [ONE] }))).toEqual([ONE.url]);
  });

  test('none of several', () => {
    expect(initiallySelected(aSourcePage({ pictures: [ONE, TWO] }))).toEqual([]);
  });

  test('of several the one that the page names', () => {
    const main = { ...TWO, isMain: true };
    expect(initiallySelected(aSourcePage({ pictures: [ONE, main] }))).toEqual([TWO.url]);
  });

  test('the one that was meant, also against the page', () => {
    const main = { ...TWO, isMain: true };
    expect(initiallySelected(aSourcePage({ pictures: [ONE, main] }), ONE.url)).toEqual([ONE.url]);
  });

  test.each([
    'https://shop.test/2.jpg?w=400&q=80',
    'https://www.shop.test/2-300x200.jpg',
    'http://shop.test/236x/2.jpg',
  ])('the one that was meant in another size: %s', (wanted) => {
    expect(initiallySelected(aSourcePage({ pictures: [ONE, TWO] }), wanted)).toEqual([TWO.url]);
  });

  test('nothing that the page does not have', () => {
    expect(initiallySelected(aSourcePage({ pictures: [ONE, TWO] }), 'https://else.test/')).toEqual([]);
  });
});
