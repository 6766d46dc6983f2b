// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchNavFooter } from '../../../src/ui/chrome/watch-nav-footer.ts';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('data-bar-hidden');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A window, narrow enough for the bar or not, whose page is as tall as the window. */
function watched({ isPhone }: { isPhone: boolean }) {
  const phone = Object.assign(new EventTarget(), { matches: isPhone });
  vi.stubGlobal('matchMedia', () => phone);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  const page = document.documentElement;
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: page });
  const height = vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(innerHeight);
  stop = watchNavFooter();
  return {
    height,
    scrollTo(top: number) {
      page.scrollTop = top;
      document.dispatchEvent(new Event('scroll'));
    },
    fit(matches: boolean) {
      phone.matches = matches;
      phone.dispatchEvent(new Event('change'));
    },
    isHidden: () => page.hasAttribute('data-bar-hidden'),
  };
}

test('the bar of a phone goes on the way down and comes back on the way up', () => {
  const { scrollTo, isHidden } = watched({ isPhone: true });
  scrollTo(100);
  scrollTo(400);
  expect(isHidden()).toBe(true);
  scrollTo(300);
  expect(isHidden()).toBe(false);
});

test('a wide window, which has no bar, is not measured on scroll until it is narrow', () => {
  const { height, scrollTo, fit, isHidden } = watched({ isPhone: false });
  scrollTo(100);
  scrollTo(400);
  expect(height).not.toHaveBeenCalled();
  fit(true);
  scrollTo(500);
  scrollTo(900);
  expect(isHidden()).toBe(true);
});
