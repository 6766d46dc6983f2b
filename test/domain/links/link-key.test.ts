import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkKey } from '../../../src/domain/links/link-key.ts';

describe('two links lead to the same page', () => {
  test.each([
    ['http://shop.test/chair', 'https://shop.test/chair'],
    ['https://www.shop.test/chair', 'https://shop.test/chair'],
    ['https://SHOP.test/chair', 'https://shop.test/chair'],
    ['https://shop.test:443/chair', 'https://shop.test/chair'],
    ['http://shop.test:80/chair', 'https://shop.test/chair'],
    ['https://shop.test./chair', 'https://shop.test/chair'],
    ['https://shop.test/', 'https://shop.test'],
    ['https://shop.test/chair/', 'https://shop.test/chair'],
    ['https://shop.test/chair#reviews', 'https://shop.test/chair'],
    ['https://shop.test/chair?', 'https://shop.test/chair'],
    ['https://shop.test/#/', 'https://shop.test'],
    ['https://shop.test/#!//', 'https://shop.test'],
    ['https://shop.test/#/chair/', 'https://shop.test/#/chair'],
    ['https://shop.test/chair?utm_source=mail&utm_medium=x', 'https://shop.test/chair'],
    ['https://shop.test/chair?fbclid=1&color=red&gclid=2', 'https://shop.test/chair?color=red'],
    ['https://shop.test/chair?epik=dj0y', 'https://shop.test/chair'],
    ['https://shop.test/chair?b=2&a=1', 'https://shop.test/chair?a=1&b=2'],
    ['https://shop.test/chair?=', 'https://shop.test/chair'],
    ['https://shop.test/chair?%75tm_source=mail', 'https://shop.test/chair'],
    ['https://shop.test/chair?a=&b=2', 'https://shop.test/chair?a&b=2'],
    ['https://shop.test/oak+chair?q=oak+chair', 'https://shop.test/oak+chair?q=oak%20chair'],
    ['https://shop.test/%7Eann/%e2%98%83', 'https://shop.test/~ann/%E2%98%83'],
  ])('%s and %s', (one, other) => {
    expect(linkKey(one)).toBe(linkKey(other));
  });
});

describe('two links lead to different pages', () => {
  test.each([
    ['https://shop.test/chair', 'https://shop.test/table'],
    ['https://shop.test/chair', 'https://shop.test/Chair'],
    ['https://shop.test/chair?id=1', 'https://shop.test/chair?id=2'],
    ['https://shop.test/chair?id==', 'https://shop.test/chair?id='],
    ['https://shop.test:8080/chair', 'https://shop.test/chair'],
    ['https://ann.shop.test/', 'https://shop.test/'],
    ['https://shop.test/#/chair', 'https://shop.test/#/table'],
    ['https://shop.test/#!/chair', 'https://shop.test/'],
    ['https://shop.test/a%2Fb', 'https://shop.test/a/b'],
    ['https://www.test/', 'https://test/'],
  ])('%s and %s', (one, other) => {
    expect(linkKey(one)).not.toBe(linkKey(other));
  });
});

test.each(['', 'shop', 'ftp://shop.test/', 'https://ann:secret@shop.test/'])('"%s" has no key', (text) => {
  expect(linkKey(text)).toBeNull();
});

test('a key is an address again whose key it is, whatever the address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const key = linkKey(url);
      expect(key).not.toBeNull();
      expect(linkKey(`https://${key}`)).toBe(key);
    }),
  );
});
