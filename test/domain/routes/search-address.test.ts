import { expect, test } from 'vitest';
import { searchAddress } from '../../../src/domain/routes/internal/search-address.ts';

test('a search names its query and where it came from', () => {
  expect(searchAddress('oak & ash', 's1')).toBe('/search/pins/?q=oak%20%26%20ash&rs=s1');
  expect(searchAddress('oak+ash')).toBe('/search/pins/?q=oak%2Bash');
});
