// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();

/** The window scrolls as a page does: at once, and it tells so. */
beforeEach(() => {
  scrollToTop(0);
  vi.stubGlobal('scrollTo', (x: number | ScrollToOptions, y?: number) =>
    scrollToTop(typeof x === 'number' ? (y ?? 0) : (x.top ?? 0)),
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function scrollToTop(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const aServer = () =>
  new WireServer()
    .on('UserHomefeed.get', aWireAnswer([aWirePin()]))
    .on('Pin.get', ({ id }) => aWireAnswer(aWirePin({ id: String(id), title: `Pin ${String(id)}` })));

test('another page begins at its top, and going back returns to where one was', async () => {
  const { goTo, goBack } = openApp({ at: '/pin/1/', server: aServer() });
  await screen.findByRole('heading', { name: 'Pin 1' });
  scrollToTop(700);
  goTo('/pin/2/');
  await screen.findByRole('heading', { name: 'Pin 2' });
  expect(window.scrollY).toBe(0);
  scrollToTop(200);
  goBack();
  expect(window.scrollY).toBe(700);
});

test('a link to a page that was open before begins at its top', async () => {
  const { goTo } = openApp({ at: '/pin/1/', server: aServer() });
  await screen.findByRole('heading', { name: 'Pin 1' });
  scrollToTop(700);
  goTo('/pin/2/');
  await screen.findByRole('heading', { name: 'Pin 2' });
  goTo('/pin/1/');
  expect(window.scrollY).toBe(0);
});

test('a closeup over a feed leaves the feed where it is', async () => {
  const { user, goBack } = openApp({ at: '/', server: aServer(), viewer: aViewer() });
  await screen.findByRole('article', { name: 'A chair' });
  scrollToTop(700);
  await user.click(screen.getByRole('link', { name: 'A chair' }));
  await screen.findByRole('heading', { name: 'Pin 101' });
  expect(window.scrollY).toBe(700);
  goBack();
  expect(window.scrollY).toBe(700);
});

test('places are written down when the page is left for a reload', async () => {
  openApp({ at: '/pin/1/', server: aServer() });
  await screen.findByRole('heading', { name: 'Pin 1' });
  scrollToTop(700);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('pinakes-scroll')).toContain('700');
});
