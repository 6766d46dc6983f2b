import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';
import type { Route } from '../../../src/domain/routes/route.ts';
import { splitAddress } from '../../../src/domain/routes/split-address.ts';
import { ROUTES_BY_KIND } from './any-route.ts';
import { routeAt } from './route-at.ts';

const NOT_FOUND: Route = { kind: 'not-found' };

describe('the pin in an address', () => {
  test.each([
    ['/pin/123/', '123'],
    ['/pin/blue-chair--123/', '123'],
    ['/pin/a--b--123', '123'],
    ['/pin/blue-chair/', 'blue-chair'],
    ['/pin/%D1%81%D1%82%D1%83%D0%BB--123/', '123'],
    ['/pin/https%3A%2F%2Fshop.example%2Fp%2F1/', 'https://shop.example/p/1'],
  ])('%s names %s', (address, pinId) => {
    expect(routeAt(address)).toEqual({ kind: 'pin', pinId });
  });

  test('text without an id names no pin, nor does a word that has a page of its own', () => {
    expect(routeAt('/pin/blue-chair--/')).toEqual(NOT_FOUND);
    expect(routeAt('/pin/blue-chair--create/')).toEqual(NOT_FOUND);
  });

  test('the address for editing a saved pin is read in spite of its doubled ampersands', () => {
    expect(
      routeAt('/pin/7/repin/?isEditingPin=true&pinBoardId=9&&isFromToast=true&&originalPinId=5'),
    ).toEqual({
      kind: 'pin-repin',
      pinId: '7',
      isEditingPin: true,
      pinBoardId: '9',
      isFromToast: true,
      originalPinId: '5',
    });
  });
});

describe('names', () => {
  test('a single segment that is no reserved word is a profile', () => {
    expect(routeAt('/alice')).toEqual({ kind: 'profile', username: 'alice' });
    expect(routeAt('/alice/boards')).toEqual({ kind: 'board', username: 'alice', boardId: 'boards' });
  });

  test.each([
    '/help',
    '/about',
    '/login',
    '/search/',
    '/settings',
    '/edit',
    '/Help',
    '/business',
    '/v3',
    '/api',
  ])('%s is not a profile', (address) => {
    expect(routeAt(address).kind).not.toBe('profile');
  });

  test.each(['/help/x', '/settings/x', '/pin', '/me/home', '/pin/1/unknown', '/search/x', '/business/x/1'])(
    'nothing below a reserved word is a board or a profile: %s',
    (address) => {
      expect(routeAt(address)).toEqual(NOT_FOUND);
    },
  );

  test.each(['/favicon.ico', '/ann/feed.rss', '/ann/home.rss', '/ann/home/a.b'])(
    'a name with a dot is a file, not a page: %s',
    (address) => {
      expect(routeAt(address)).toEqual(NOT_FOUND);
    },
  );
});

describe('what is no address of the product is not found', () => {
  test.each([
    ['broken encoding', '/pin/%E0%A4%A/'],
    ['half an escape', '/%'],
    ['encoded control character', '/pin/1%00/'],
    ['two slashes at the start', '//evil.example/a'],
    ['two slashes inside', '/pin//1'],
    ['two slashes at the end', '/ann//'],
    ['dot segments', '/pin/..'],
    ['encoded dot segments', '/pin/%2e%2E/'],
    ['no slash at the start', 'pin/1'],
    ['nothing', ''],
    ['too deep', '/ann/home/chairs/oak'],
  ])('%s', (_name, address) => {
    expect(routeAt(address)).toEqual(NOT_FOUND);
  });

  test('segments are decoded exactly once', () => {
    expect(routeAt('/ideas/a%252Fb/1')).toEqual({ kind: 'interest', interest: 'a%2Fb', interestId: '1' });
    expect(routeAt('/ideas/a%2Fb/1')).toEqual({ kind: 'interest', interest: 'a/b', interestId: '1' });
    expect(routeAt('/%70in/1')).toEqual({ kind: 'pin', pinId: '1' });
  });
});

describe('queries', () => {
  test('a value that cannot be decoded is left out, the page still opens', () => {
    expect(routeAt('/search/pins/?q=%E0%A4%A&rs=s1')).toEqual({ kind: 'search', rs: 's1' });
  });

  test('an empty value counts as absent', () => {
    expect(routeAt('/search/pins/?q=&rs')).toEqual({ kind: 'search' });
  });

  test('the first of repeated keys counts', () => {
    expect(routeAt('/search/?q=a&q=b')).toEqual({ kind: 'search', q: 'a' });
  });

  test('the page after login is forgotten when it leads off the site', () => {
    expect(routeAt('/login/?next=https%3A%2F%2Fevil.example')).toEqual({ kind: 'login' });
    expect(routeAt('/login/?board_url=%2F%2Fevil.example')).toEqual({ kind: 'login' });
  });
});

describe('the image viewer', () => {
  test.each([
    ['/pin/1/#imgViewer', true],
    ['/pin/1/', false],
    ['/pin/1/#other', false],
    ['/#imgViewer', false],
  ])('%s', (address, open) => {
    expect(parseRoute(splitAddress(address)).imageViewer).toBe(open);
  });
});

describe('for all addresses', () => {
  test.each(Object.entries(ROUTES_BY_KIND))('a written %s is read back', (_kind, routes) => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(routeAt(formatRoute(route))).toEqual(route);
      }),
    );
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('/', '%', '%2F', '..', 'pin', '--', '?', '&', '=', '\ud800', 'ann', '#'))
      .map((p) => p.join('')),
  );

  test('reading never throws, and what is found has an address', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (path, search, hash) => {
        for (const pathname of [path, `/${path}`]) {
          const { route } = parseRoute({ pathname, search, hash });
          if (route.kind !== 'not-found') expect(routeAt(formatRoute(route))).toEqual(route);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
