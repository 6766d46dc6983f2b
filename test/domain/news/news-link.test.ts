import { expect, test } from 'vitest';
import { newsLink } from '../../../src/domain/news/news-link.ts';
import { aUserShort } from '../../builders/a-user.ts';

test.each([
  ['of a person lead to the profile', '/acme/', {}, '/acme/'],
  ['of a profile that only advertises lead nowhere', '/acme/', { isAdsOnlyProfile: true }, null],
  ['of such a profile about a pin lead to the pin', '/pin/7/', { isAdsOnlyProfile: true }, '/pin/7/'],
])('news %s', (_news, url, fields, address) => {
  expect(newsLink(url, aUserShort({ username: 'acme', ...fields }))).toBe(address);
});

test('news of nobody lead to their page', () => {
  expect(newsLink('/reports-and-violations/', null)).toBe('/reports-and-violations/');
});
