import { expect, test } from 'vitest';
import { eachOnce } from '../../../src/domain/sources/source-page.ts';
import { aSourcePicture } from '../../builders/a-source-page.ts';

const ONE = aSourcePicture({ url: 'https://shop.test/1.jpg' });
const TWO = aSourcePicture({ url: 'https://shop.test/2.jpg' });

test('a picture that stands twice on the page is offered once', () => {
  expect(eachOnce([ONE, TWO, { ...ONE, title: 'Again' }])).toEqual([ONE, TWO]);
});
