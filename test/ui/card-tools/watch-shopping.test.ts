// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../../../src/ui/card-tools/internal/throttle.ts';
import { watchShopping } from '../../../src/ui/card-tools/internal/watch-shopping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scroll = () => window.dispatchEvent(new Event('scroll'));
const isTold = () => document.documentElement.hasAttribute('data-scrolling');

test('of ten calls within 49 ms one runs, and the next one after 50', () => {
  const run = vi.fn();
  const call = throttle(run, 50);
  for (let count = 0; count < 10; count += 1) {
    call();
    if (count < 9) vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(4);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});

test('cards tell of shopping on scroll, and 1500 ms later not any more', () => {
  const end = watchShopping();
  expect(isTold()).toBe(false);
  scroll();
  expect(isTold()).toBe(true);
  vi.advanceTimersByTime(1_499);
  expect(isTold()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isTold()).toBe(false);
  end();
});

test('who goes on scrolling goes on being told', () => {
  const end = watchShopping();
  for (let step = 0; step < 4; step += 1) {
    scroll();
    vi.advanceTimersByTime(1_000);
  }
  expect(isTold()).toBe(true);
  end();
});

test('within 50 ms the page is looked at once', () => {
  const end = watchShopping();
  const marked = vi.spyOn(document.documentElement, 'toggleAttribute');
  for (let count = 0; count < 10; count += 1) scroll();
  vi.advanceTimersByTime(49);
  scroll();
  expect(marked).toHaveBeenCalledTimes(1);
  end();
});

test('after its end nothing is told', () => {
  const end = watchShopping();
  scroll();
  end();
  expect(isTold()).toBe(false);
  scroll();
  expect(isTold()).toBe(false);
});
