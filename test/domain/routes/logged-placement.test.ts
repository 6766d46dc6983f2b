import { expect, test } from 'vitest';
import { loggedPlacement } from '../../../src/domain/routes/logged-placement.ts';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';

test.each([
  ['/', 11],
  ['/search/pins/', 1_000_503],
  ['/pin/1/', 1_000_075],
  ['/settings/', null],
])('events on %s have the placement %j', (pathname, placement) => {
  const { route } = parseRoute({ pathname, search: '?q=oak', hash: '' });
  expect(loggedPlacement(route)).toBe(placement);
});
