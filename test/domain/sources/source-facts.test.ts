import { expect, test } from 'vitest';
import { variantAddresses } from '../../../src/domain/sources/source-facts.ts';
import { aSourceProduct, someSourceFacts } from '../../builders/a-source-facts.ts';

test.each([
  ['its own site', 'https://shop.example/vase?color=red', true],
  ['its own site without encryption', 'http://shop.example/red', true],
  ['its own site with www', 'https://www.shop.example/red', true],
  ['its own site for telephones', 'https://m.shop.example/red', true],
  ['another site', 'https://other.example/red', false],
  ['another site that ends alike', 'https://my-shop.example/red', false],
  ['another name below the same one', 'https://other.shop.example/red', false],
  ['a site whose user looks like its own', 'https://shop.example@other.example/red', false],
  ['nothing that is an address', 'red', false],
  ['nothing', null, false],
])('a page names variants on %s', (_where, url, isNamed) => {
  const variants = [{ name: 'color', value: 'red', url }];
  const facts = someSourceFacts({ products: [aSourceProduct({ variants })] });
  expect(variantAddresses(facts)).toEqual(isNamed ? [url] : []);
});

test('a page without a site names none', () => {
  const variants = [{ name: 'color', value: 'red', url: 'red' }];
  expect(variantAddresses(someSourceFacts({ url: '', products: [aSourceProduct({ variants })] }))).toEqual(
    [],
  );
});
