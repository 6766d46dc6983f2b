import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import type { NamedRoute } from '../../../src/domain/routes/route.ts';
import { anyRoute } from './any-route.ts';

const CANONICAL: readonly (readonly [NamedRoute, string])[] = [
  [{ kind: 'home' }, '/'],
  [{ kind: 'pin', pinId: '7' }, '/pin/7/'],
  [{ kind: 'pin-edit', pinId: '7' }, '/pin/7/edit/'],
  [{ kind: 'pin-repin', pinId: '7' }, '/pin/7/repin/'],
  [{ kind: 'pin-analytics', pinId: '7' }, '/pin/7/analytics'],
  [{ kind: 'pin-visual-search', pinId: '7' }, '/pin/7/visual-search/'],
  [{ kind: 'pin-create' }, '/pin/create/'],
  [{ kind: 'pin-create', tool: 'idea-pin-builder' }, '/idea-pin-builder'],
  [{ kind: 'profile', username: 'ann' }, '/ann/'],
  [{ kind: 'profile', username: 'ann', tab: 'created' }, '/ann/_created/'],
  [{ kind: 'profile', username: 'ann', tab: 'saved' }, '/ann/_saved'],
  [{ kind: 'board', username: 'ann', boardId: 'home' }, '/ann/home/'],
  [{ kind: 'section', username: 'ann', boardId: 'home', sectionId: 'chairs' }, '/ann/home/chairs/'],
  [{ kind: 'board', username: 'ann', boardId: 'кухня' }, '/ann/%D0%BA%D1%83%D1%85%D0%BD%D1%8F/'],
  [{ kind: 'search' }, '/search/pins/'],
  [{ kind: 'interest', interest: 'wood', interestId: '7' }, '/ideas/wood/7/'],
  [{ kind: 'today-article', articleId: '5' }, '/today/article/5/'],
  [{ kind: 'login', next: '/edit' }, '/login/?next=%2Fedit'],
  [{ kind: 'business-convert' }, '/business/convert/'],
  [
    { kind: 'business-manager', userBizId: '8', page: 'ad-accounts/cee-migration' },
    '/business/business-manager/8/ad-accounts/cee-migration',
  ],
  [{ kind: 'quick-promote', pinId: '7' }, '/advertiser/quick-promote?pin=7'],
];

test.each(CANONICAL)('%o has the address %s', (route, address) => {
  expect(formatRoute(route)).toBe(address);
});

test('absent, empty and false parameters are left out', () => {
  expect(formatRoute({ kind: 'search', q: '', rs: undefined })).toBe('/search/pins/');
  expect(formatRoute({ kind: 'pin-repin', pinId: '7', isEditingPin: false })).toBe('/pin/7/repin/');
});

test('a page cannot be addressed without the parameter that names it', () => {
  expect(() => formatRoute({ kind: 'profile', username: '' })).toThrow('No address');
});

test('half a character does not break an address', () => {
  expect(formatRoute({ kind: 'search', q: 'a\ud83d' })).toBe('/search/pins/?q=a%EF%BF%BD');
});

test('every address is a plain path of this site, as a browser understands it', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      const address = formatRoute(route);
      const url = new URL(address, 'https://pins.example');
      expect(url.origin).toBe('https://pins.example');
      expect(url.pathname).toBe(address.split('?')[0]);
    }),
    { numRuns: 1000 },
  );
});
