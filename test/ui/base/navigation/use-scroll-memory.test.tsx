// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WireServer } from '../../../adapters/wire-server.ts';
import { aViewer } from '../../../builders/a-user.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';

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

describe('a page that comes back shorter than it was', () => {
  let grow: (height: number) => void;
  let longest: number;
  beforeEach(() => {
    longest = Infinity;
    const observers = new Set<() => void>();
    vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollToTop(Math.min(y, longest)));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = () => tell();
        }
        observe(element: Element) {
          if (element === document.documentElement) observers.add(this.#tell);
        }
        disconnect() {
          observers.delete(this.#tell);
        }
      },
    );
    grow = (height) => {
      longest = height;
      for (const tell of observers) tell();
    };
  });

  const comeBack = async () => {
    const app = openApp({ at: '/pin/1/', server: aServer() });
    await screen.findByRole('heading', { name: 'Pin 1' });
    scrollToTop(700);
    app.goTo('/pin/2/');
    await screen.findByRole('heading', { name: 'Pin 2' });
    longest = 300;
    app.goBack();
    expect(window.scrollY).toBe(300);
    return app;
  };

  test('is followed as it grows, to where one was', async () => {
    await comeBack();
    grow(500);
    expect(window.scrollY).toBe(500);
    grow(2000);
    expect(window.scrollY).toBe(700);
    grow(3000);
    scrollToTop(900);
    grow(4000);
    expect(window.scrollY).toBe(900);
  });

  test('is left to the person who does something', async () => {
    await comeBack();
    window.dispatchEvent(new Event('wheel'));
    grow(2000);
    expect(window.scrollY).toBe(300);
  });

  test('is remembered as it was, however short it is left', async () => {
    const { goTo, goBack } = await comeBack();
    goTo('/pin/2/');
    longest = Infinity;
    goBack();
    expect(window.scrollY).toBe(700);
  });
});
