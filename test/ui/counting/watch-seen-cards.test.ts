// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { watchSeenCards } from '../../../src/ui/counting/watch-seen-cards.ts';
import { UNKNOWN_CONTEXT } from '../../../src/domain/visits/client-context.ts';
import { SHOWN_CARDS } from '../../../src/ui/pins/card/card-items.ts';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { aPin } from '../../builders/a-pin.ts';
import { countSeenPins } from '../../builders/count-seen-pins.ts';

let counting = countSeenPins();
let end = () => {};
let checked: string[] = [];
const start = (isBot = false) =>
  watchSeenCards(
    counting.pins,
    { current: { ...UNKNOWN_CONTEXT, isBot } },
    ({ entityId }) => void checked.push(entityId),
  );

beforeEach(() => {
  vi.useFakeTimers();
  counting = countSeenPins();
  checked = [];
  const { documentElement } = document;
  vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(800);
  end = start();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-overlaid');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A card 300 high that begins at `top`. */
function aCard(id: string, top: number, within: Element = document.body): HTMLElement {
  const cell = document.createElement('article');
  const card = document.createElement('div');
  SHOWN_CARDS.set(card, { item: pinGridItem(aPin({ entityId: toPinId(id) })), wake: () => undefined });
  cell.append(card);
  cell.getBoundingClientRect = () => new DOMRect(0, top, 236, 300);
  within.append(cell);
  return card;
}
const scroll = () => window.dispatchEvent(new Event('scroll'));
const seen = () => counting.sent.flatMap(({ impressions }) => impressions);

test('cards in view are counted once nothing has moved for a second', () => {
  aCard('1', 100);
  aCard('2', 790);
  vi.advanceTimersByTime(900);
  scroll();
  vi.advanceTimersByTime(999);
  window.dispatchEvent(new Event('pagehide'));
  expect(seen()).toEqual([]);
  vi.advanceTimersByTime(5_001);
  expect(seen()).toEqual(['1']);
  expect(checked).toEqual(['1']);
});

test('what bots see is not counted', () => {
  end();
  end = start(true);
  aCard('1', 100);
  scroll();
  vi.advanceTimersByTime(7_000);
  expect(seen()).toEqual([]);
});

test('what only passes is not counted', () => {
  aCard('1', 100);
  for (let step = 0; step < 20; step += 1) {
    scroll();
    vi.advanceTimersByTime(500);
  }
  document.body.replaceChildren();
  vi.advanceTimersByTime(10_000);
  expect(seen()).toEqual([]);
});

test('cards beneath an open pin are not seen, those of the open pin are', () => {
  aCard('1', 100);
  const opened = document.createElement('dialog');
  document.body.append(opened);
  aCard('2', 100, opened);
  document.documentElement.setAttribute('data-overlaid', '');
  vi.advanceTimersByTime(10_000);
  expect(seen()).toEqual(['2']);
});

test('what was seen is told at once when the page is left', () => {
  aCard('1', 100);
  vi.advanceTimersByTime(1_000);
  expect(seen()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(counting.sent).toEqual([{ impressions: ['1'], isLeaving: true }]);
});
