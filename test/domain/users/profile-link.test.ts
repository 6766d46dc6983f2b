import { expect, test } from 'vitest';
import { newsLink, profileLink } from '../../../src/domain/users/profile-link.ts';
import { aUserShort } from '../../builders/a-user.ts';

test.each([
  ['a person', {}, '/acme/'],
  ['a profile that only advertises', { isAdsOnlyProfile: true }, null],
  ['nobody that has a name', { username: '' }, null],
])('%s is offered at %s', (_who, fields, address) => {
  expect(profileLink(aUserShort({ username: 'acme', ...fields }))).toBe(address);
});

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
