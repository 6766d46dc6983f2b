import { expect, test } from 'vitest';
import { pageOfEvents } from '../../../src/domain/routes/page-of-events.ts';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';

const eventsOn = (pathname: string, search = '?q=oak') =>
  pageOfEvents(parseRoute({ pathname, search, hash: '' }));

test.each([
  ['/', 11],
  ['/search/pins/', 1_000_503],
  ['/pin/1/', 1_000_075],
  ['/settings/', null],
])('events on %s have the placement %j', (pathname, placement) => {
  expect(eventsOn(pathname)).toEqual({ placement, auxData: {} });
});

test('they carry the marker of the address, unless somebody made it long', () => {
  expect(eventsOn('/', '?utm_pai=x7').auxData).toEqual({ utm_pai: 'x7' });
  expect(eventsOn('/', `?utm_pai=${'x'.repeat(65)}`).auxData).toEqual({});
});
