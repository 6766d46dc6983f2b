import { describe, expect, test } from 'vitest';
import { eachOnce, firstChosen } from '../../../src/domain/sources/source-page.ts';
import { aSourcePage, aSourcePicture } from '../../builders/a-source-page.ts';

const ONE = aSourcePicture({ url: 'https://shop.test/1.jpg' });
const TWO = aSourcePicture({ url: 'https://shop.test/2.jpg' });

describe('what is chosen before anybody has chosen', () => {
  test('the only picture', () => {
    expect(firstChosen(aSourcePage({ pictures: [ONE] }))).toEqual([ONE.url]);
  });

  test('none of several', () => {
    expect(firstChosen(aSourcePage({ pictures: [ONE, TWO] }))).toEqual([]);
  });

  test('of several the one that the page names', () => {
    const main = { ...TWO, isMain: true };
    expect(firstChosen(aSourcePage({ pictures: [ONE, main] }))).toEqual([TWO.url]);
  });

  test('the one that was meant, also against the page', () => {
    const main = { ...TWO, isMain: true };
    expect(firstChosen(aSourcePage({ pictures: [ONE, main] }), ONE.url)).toEqual([ONE.url]);
  });

  test('nothing that the page does not have', () => {
    expect(firstChosen(aSourcePage({ pictures: [ONE, TWO] }), 'https://else.test/')).toEqual([]);
  });
});

test('a picture that stands twice on the page is offered once', () => {
  expect(eachOnce([ONE, TWO, { ...ONE, title: 'Again' }])).toEqual([ONE, TWO]);
});
