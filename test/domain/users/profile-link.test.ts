import { expect, test } from 'vitest';
import { profileLink } from '../../../src/domain/users/profile-link.ts';
import { aUserShort } from '../../builders/a-user.ts';

test.each([
  ['a person', {}, '/acme/'],
  ['a profile that only advertises', { isAdsOnlyProfile: true }, null],
  ['nobody that has a name', { username: '' }, null],
])('%s is offered at %s', (_who, fields, address) => {
  expect(profileLink(aUserShort({ username: 'acme', ...fields }))).toBe(address);
});
