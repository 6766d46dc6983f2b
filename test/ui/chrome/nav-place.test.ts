import { expect, test } from 'vitest';
import type { Route } from '../../../src/domain/routes/route.ts';
import { NAV_ITEMS } from '../../../src/ui/app/nav-items.tsx';
import { navPlaceOf } from '../../../src/ui/chrome/internal/nav-place.ts';

test.each<[Route, string | null, string | null]>([
  [{ kind: 'home' }, null, 'home'],
  [{ kind: 'pin-create' }, 'ann', 'pin-create'],
  [{ kind: 'login' }, null, 'login'],
  [{ kind: 'signup' }, null, 'signup'],
  [{ kind: 'profile', username: 'Ann' }, 'ann', 'you'],
  [{ kind: 'profile', username: 'ann' }, 'ben', null],
  [{ kind: 'profile', username: 'ann' }, null, null],
  [{ kind: 'pin', pinId: '1' }, 'ann', null],
])('%o seen by %s is the place %s', (route, username, place) => {
  expect(navPlaceOf(route, NAV_ITEMS, username)).toBe(place);
});
