import { describe, expect, test } from 'vitest';
import { ROUTE_ADDRESSES } from '../../../src/domain/routes/internal/route-address.ts';
import { ROUTE_TABLE } from '../../../src/domain/routes/internal/route-table.ts';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';
import type { Route } from '../../../src/domain/routes/route.ts';
import { splitAddress } from '../../../src/domain/routes/split-address.ts';
import { ALL_SCREENS } from '../../e2e/support/screens/all-screens.ts';

const PLACES = {
  hills: { id: '1', url: '/hana/hills/' },
  peaks: { id: '2', slug: 'peaks' },
  pin: { id: '3' },
  hidden: { id: '4' },
  removed: { id: '5' },
  conversation: { id: '6' },
};

/** Pages that the walk leaves out, and why. A route without a page shows the placeholder page. */
const REASONS: Readonly<Record<string, string>> = {
  me: 'redirects to the own profile',
  'pin-create tool': 'is the page of /pin/create/ under former addresses',
};

describe('the walk in the pseudo-language', () => {
  const walked = ALL_SCREENS.map(({ address }) => parseRoute(splitAddress(address(PLACES))).route);

  test('opens every page of the route table', () => {
    expect(
      pages()
        .difference(pagesOf(walked))
        .difference(new Set(Object.keys(REASONS))),
    ).toEqual(new Set());
  });

  test('opens the placeholder page and the page for unknown addresses', () => {
    expect(walked.some(({ kind }) => kind !== 'not-found' && !isReady(kind))).toBe(true);
    expect(walked.some(({ kind }) => kind === 'not-found')).toBe(true);
  });

  test('has no reason for a page that it opens or that is gone', () => {
    for (const name of Object.keys(REASONS)) {
      expect(pages()).toContain(name);
      expect(pagesOf(walked)).not.toContain(name);
    }
  });

  test('lacks a page when no screen is there', () => {
    const withoutPrivacy = walked.filter((route) => nameOf(route) !== 'settings section=privacy');
    expect(pages().difference(pagesOf(withoutPrivacy))).toContain('settings section=privacy');
    const withoutPins = walked.filter(({ kind }) => kind !== 'pin');
    expect(pages().difference(pagesOf(withoutPins))).toContain('pin');
  });
});

const isReady = (kind: keyof typeof ROUTE_TABLE) => ROUTE_TABLE[kind].ready === true;

/** All pages that exist; a route has one for each value that its addresses set, such as a section of the settings. */
function pages(): Set<string> {
  const ready = ROUTE_ADDRESSES.filter(({ kind }) => isReady(kind));
  return new Set(ready.map(({ kind, sets }) => pageName(kind, sets)));
}

const pagesOf = (routes: readonly Route[]) => new Set(routes.map(nameOf));

function nameOf(route: Route): string {
  const set = new Set(
    ROUTE_ADDRESSES.filter(({ kind }) => kind === route.kind).flatMap(({ sets }) => Object.keys(sets)),
  );
  return pageName(route.kind, Object.fromEntries(Object.entries(route).filter(([name]) => set.has(name))));
}

/** The creation tools are one page under many addresses. */
function pageName(kind: Route['kind'], sets: Readonly<Record<string, unknown>>): string {
  const views = Object.entries(sets).map(([name, value]) =>
    name === 'tool' ? name : `${name}=${String(value)}`,
  );
  return [kind, ...views].join(' ');
}
