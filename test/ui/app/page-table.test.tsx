// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { parseRoute } from '../../../src/domain/routes/parse-route.ts';
import { loadPage, screenSources } from '../../../src/ui/app/page-table.ts';
import { page as closeupPage } from '../../../src/ui/closeup/closeup-page.tsx';
import { page as beginnerHome } from '../../../src/ui/home/beginner-home.tsx';
import { page as memberHome } from '../../../src/ui/home/home-page.tsx';
import { page as visitorHome } from '../../../src/ui/home/visitor-home.tsx';
import { page as laterPage } from '../../../src/ui/status/coming-soon-page.tsx';
import { page as notFoundPage } from '../../../src/ui/status/not-found-page.tsx';
import { aViewer } from '../../builders/a-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

// A chunk that is not on the server any more, or not within reach.
vi.mock('../../../src/ui/create/create-page.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

fillBrowserGaps();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const routeOf = (pathname: string) => parseRoute({ pathname, search: '' }).route;

const CLOSEUP = 'src/ui/closeup/closeup-page.tsx';

describe('the screen of a route', () => {
  test.each([
    ['/pin/101/', closeupPage],
    ['/email/user_survey', laterPage],
    ['/a/b/c/d/e/f/', notFoundPage],
  ])('%s', async (pathname, page) => {
    expect(await loadPage(routeOf(pathname), null)).toBe(page);
  });

  test('is another home for visitors, for beginners, and for who is at home here', async () => {
    const viewers = [null, aViewer({ pinCount: 0 }), aViewer()];
    const homes = await Promise.all(viewers.map((viewer) => loadPage(routeOf('/'), viewer)));
    expect(homes).toEqual([visitorHome, beginnerHome, memberHome]);
    expect(viewers.map((viewer) => screenSources(routeOf('/'), viewer)[0])).toEqual([
      'src/ui/home/visitor-home.tsx',
      'src/ui/home/beginner-home.tsx',
      CLOSEUP,
    ]);
  });

  test('that is a chunk of its own is named for those who send it ahead', () => {
    expect(screenSources(routeOf('/login/'), null)).toEqual(['src/ui/accounts/login-page.tsx']);
    expect(screenSources(routeOf('/email/user_survey'), null)).toEqual([
      'src/ui/status/coming-soon-page.tsx',
    ]);
    expect(screenSources(routeOf('/pin/101/'), null)).toEqual([CLOSEUP]);
  });

  test('with cards comes with what a press on a card opens', () => {
    expect(screenSources(routeOf('/ann/oak/'), null)).toEqual(['src/ui/board/board-page.tsx', CLOSEUP]);
    expect(screenSources(routeOf('/'), aViewer({ boardCount: 9, pinCount: 99 }))).toContain(CLOSEUP);
  });
});

describe('code that does not come', () => {
  test.each([
    [true, 'unavailable'],
    [false, 'offline'],
  ])('is an error of the service (on line: %s)', async (onLine, kind) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const error = await loadPage(routeOf('/pin/create/'), aViewer()).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind });
  });

  test('is a page that says so and can be tried again, not an endless wait', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openApp({ at: '/pin/create/', viewer: aViewer() });
    await screen.findByRole('heading', { name: 'No connection' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
