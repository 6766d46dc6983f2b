// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PrefetchMoment } from '../../../src/domain/cards/hover-prefetch.ts';
import { prefetchPicture } from '../../../src/ui/card-tools/internal/prefetch-picture.ts';
import { watchPrefetch } from '../../../src/ui/card-tools/internal/watch-prefetch.ts';
import { SHOWN_CARDS } from '../../../src/ui/pins/card/card-items.ts';
import { pinGridItem, type PinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aViewer } from '../../builders/a-user.ts';

let fetched: PinGridItem[] = [];
let end: () => void = () => undefined;
const item = pinGridItem(aPin());

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  document.body.innerHTML = '<main><div><a href="/pin/1/">A chair</a><button>Save</button></div></main>';
  SHOWN_CARDS.set(document.querySelector('div')!, { item, wake: () => undefined });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const watch = (moment: PrefetchMoment) => {
  end = watchPrefetch({ moment: () => moment, fetch: (one) => void fetched.push(one) });
};
const come = (selector: string, pointerType = 'mouse') => {
  const event = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType });
  fireEvent(document.querySelector(selector)!, event);
};
const after = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return fetched.length;
};

test('a pointer that stays on a card for its time lets the picture come, once', () => {
  watch({ kind: 'hover', ms: 300 });
  come('a');
  expect([after(299), after(1)]).toEqual([0, 1]);
  come('main');
  come('a');
  expect(after(500)).toBe(1);
  expect(fetched).toEqual([item]);
});

test('one that leaves before does not, nor one that goes on to a button', () => {
  watch({ kind: 'hover', ms: 200 });
  come('a');
  after(199);
  come('main');
  expect(after(500)).toBe(0);
  come('a');
  after(199);
  come('button');
  expect(after(500)).toBe(0);
});

test('fingers do not hover', () => {
  watch({ kind: 'hover', ms: 100 });
  come('a', 'touch');
  expect(after(500)).toBe(0);
});

test('in the other group the press lets it come', () => {
  watch({ kind: 'press' });
  come('a');
  expect(after(1000)).toBe(0);
  fireEvent.mouseDown(document.querySelector('button')!);
  fireEvent.mouseDown(document.querySelector('a')!, { button: 2 });
  expect(after(0)).toBe(0);
  fireEvent.mouseDown(document.querySelector('a')!);
  expect(after(0)).toBe(1);
});

test('who saves data has nothing fetched ahead', () => {
  watch({ kind: 'never' });
  come('a');
  fireEvent.mouseDown(document.querySelector('a')!);
  expect(after(1000)).toBe(0);
});

test('what is fetched is what the open pin shows', () => {
  const made: Record<string, string>[] = [];
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        made.push(this as unknown as Record<string, string>);
      }
    },
  );
  const picture = (width: number) => ({ url: `/${width}.webp`, width, height: width, dominantColor: null });
  const imageSpec = { '236x': picture(236), '736x': picture(736) };
  prefetchPicture(aPin({ imageSpec }), aViewer());
  prefetchPicture(aPin({ imageSpec: {} }), aViewer());
  vi.unstubAllGlobals();
  expect(made).toEqual([
    { srcset: '/236.webp 236w, /736.webp 736w', sizes: expect.stringMatching(/1016px/) as string },
  ]);
});
