import fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainOf, parseHttpUrl } from '../../../src/domain/links/http-url.ts';

test('an address has these parts', () => {
  expect(parseHttpUrl('HTTPS://ann:pw@X.com:8443/a/b?c=d#e')).toEqual({
    scheme: 'https',
    host: 'x.com',
    port: 8443,
    hasUserInfo: true,
    path: '/a/b',
    query: '?c=d',
    hash: '#e',
  });
});

test.each([
  'https://x.com\\.evil.com',
  'https://x.com\t',
  'https:// x.com',
  'https://',
  'https://:80',
  'https://a:b:c',
])('%o is no address', (text) => expect(parseHttpUrl(text)).toBeNull());

test('browsers find the same host', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      expect(parseHttpUrl(url)?.host).toBe(new URL(url).hostname);
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const url = `https://${text}`;
      const host = parseHttpUrl(url)?.host;
      if (host !== undefined && URL.canParse(url) && /^[a-z.-]+$/.test(host)) {
        expect(new URL(url).hostname.replace(/\.$/, '')).toBe(host);
      }
    }),
  );
});

test.each([
  ['https://www.x.com/a', 'x.com'],
  ['http://shop.x.com', 'shop.x.com'],
  ['/pin/1', null],
])('people read %s as %s', (url, domain) => expect(domainOf(url)).toBe(domain));
