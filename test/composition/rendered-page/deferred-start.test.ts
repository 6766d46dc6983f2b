// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFERRED_START } from '../../../src/composition/rendered-page/deferred-start.ts';

/** Runs the script in a page of its own. The browser's reports come when the test calls them. */
function aPage({ hidden = false, reportsPaint = true } = {}) {
  const page = document.implementation.createHTMLDocument();
  const currentScript = page.createElement('script');
  Object.assign(currentScript.dataset, { script: '/s/main.js', preloads: '/s/pin.js /s/board.js' });
  Object.defineProperties(page, { hidden: { value: hidden }, currentScript: { value: currentScript } });

  const view = new EventTarget();
  let report = () => {};
  class PaintObserver {
    constructor(callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
      report = () =>
        callback({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{ name }] : []) });
    }
    observe() {}
  }
  if (reportsPaint) Object.assign(view, { PerformanceObserver: PaintObserver });
  new Function('window', 'document', DEFERRED_START)(view, page);
  return {
    paint: () => report(),
    load: () => void view.dispatchEvent(new Event('load')),
    touch: (event: string) => void view.dispatchEvent(new Event(event)),
    starts: () => page.querySelectorAll('script[src="/s/main.js"]').length,
    preloads: () =>
      [...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the app starts when the page has loaded and was painted, whichever comes first', () => {
  const slowPaint = aPage();
  slowPaint.load();
  vi.advanceTimersByTime(3000);
  expect(slowPaint.starts()).toBe(0);
  slowPaint.paint();
  expect(slowPaint.starts()).toBe(1);

  const slowImages = aPage();
  slowImages.paint();
  vi.advanceTimersByTime(3000);
  expect(slowImages.starts()).toBe(0);
  slowImages.load();
  expect(slowImages.starts()).toBe(1);
});

test('what the script imports is fetched with it', () => {
  const page = aPage();
  page.load();
  page.paint();
  expect(page.preloads()).toEqual(['/s/pin.js', '/s/board.js']);
});

test.each(['pointerdown', 'keydown', 'submit'])('%s starts it at once, and only once', (name) => {
  const page = aPage();
  page.touch(name);
  expect(page.starts()).toBe(1);
  page.load();
  page.paint();
  expect(page.starts()).toBe(1);
});

test('it starts after four seconds when an image does not come or no paint is reported', () => {
  const pages = [aPage(), aPage({ reportsPaint: false })];
  const starts = () => pages.map((page) => page.starts());
  vi.advanceTimersByTime(3999);
  expect(starts()).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(starts()).toEqual([1, 1]);
});

test('a page in the background, which nobody sees painted, starts at once', () => {
  expect(aPage({ hidden: true }).starts()).toBe(1);
});
