// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPinId } from '../../../../src/domain/ids/ids.ts';
import type { LoggedEvent } from '../../../../src/domain/events/logged-event.ts';
import { ImpressionTracker } from '../../../../src/ui/counting/internal/impression-tracker.ts';
import { SHOWN_CARDS } from '../../../../src/ui/pins/card/card-items.ts';
import { pinGridItem } from '../../../../src/ui/pins/card/pin-grid-item.ts';
import { aPin } from '../../../builders/a-pin.ts';

let recorded: LoggedEvent[];
/** The placements of the pages of what was recorded. */
let placements: (number | null | undefined)[];
let placement: number;
let errors: string[];
let tracker: ImpressionTracker;
let observers: FakeObserver[];

class FakeObserver {
  readonly targets = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    observers.push(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  disconnect(): void {
    this.targets.clear();
  }
  /** What the browser tells when the card has come to stand there. */
  tell(target: Element, top: number, height = 300): void {
    const boundingClientRect = new DOMRect(0, top, 236, height);
    const isIntersecting = top < 800 && top + height > 143;
    const entry = { target, boundingClientRect, isIntersecting, rootBounds: new DOMRect(0, 143, 1000, 657) };
    this.callback([entry as IntersectionObserverEntry], this as never);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  [recorded, placements, errors, observers] = [[], [], [], []];
  placement = 11;
  tracker = new ImpressionTracker({
    events: {
      record: (event, page) => {
        recorded.push(event);
        placements.push(page?.placement);
      },
    },
    page: () => ({ placement, auxData: {} }),
    logger: { error: (event) => void errors.push(event) },
  });
});
afterEach(() => {
  tracker.stop();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-overlaid');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function aCard(id: string, within: Element = document.body): Element {
  const cell = document.createElement('article');
  const card = document.createElement('div');
  SHOWN_CARDS.set(card, { item: pinGridItem(aPin({ entityId: toPinId(id) })), wake: () => undefined });
  cell.append(card);
  within.append(cell);
  return cell;
}
const seen = () => recorded.map(({ objectId, eventData }) => [objectId, eventData?.['visible_ms']]);
const changed = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('cards are tracked by one observer, also those that come later', async () => {
  const early = aCard('1');
  tracker.start(document.body);
  const late = aCard('2');
  await changed();
  expect(observers).toHaveLength(1);
  const [view] = observers;
  expect(view?.options).toEqual({ rootMargin: '-143px 0px 0px 0px', threshold: [0.01, 0.5, 0.8, 1] });
  for (const card of [early, late]) view?.tell(card, 200);
  vi.advanceTimersByTime(1200);
  view?.tell(early, 900);
  expect(seen()).toEqual([['1', 1200]]);
  expect(recorded[0]).toMatchObject({ eventType: 18, eventData: { visibility: 100 } });
});

test('a card that is taken away ends its impression, and is watched no more', () => {
  const card = aCard('1');
  tracker.start(document.body);
  observers[0]?.tell(card, 200);
  vi.advanceTimersByTime(300);
  card.remove();
  observers[0]?.tell(card, 200);
  expect(seen()).toEqual([['1', 300]]);
  expect(observers[0]?.targets.size).toBe(0);
});

test('without focus nothing is timed', () => {
  const card = aCard('1');
  tracker.start(document.body);
  observers[0]?.tell(card, 200);
  vi.advanceTimersByTime(100);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(5000);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(200);
  window.dispatchEvent(new Event('pagehide'));
  expect(seen()).toEqual([
    ['1', 100],
    ['1', 200],
  ]);
});

test('an impression belongs to the page where it began, also when another page ends it', async () => {
  const card = aCard('1');
  tracker.start(document.body);
  observers[0]?.tell(card, 200);
  vi.advanceTimersByTime(100);
  placement = 1_000_075;
  document.documentElement.setAttribute('data-overlaid', '');
  await changed();
  placement = 11;
  document.documentElement.removeAttribute('data-overlaid');
  await changed();
  vi.advanceTimersByTime(200);
  observers[0]?.tell(card, 900);
  expect(seen()).toEqual([
    ['1', 100],
    ['1', 200],
  ]);
  expect(placements).toEqual([11, 11]);
});

test('cards beneath an open pin are not seen', async () => {
  const card = aCard('1');
  tracker.start(document.body);
  observers[0]?.tell(card, 200);
  vi.advanceTimersByTime(100);
  document.documentElement.setAttribute('data-overlaid', '');
  await changed();
  vi.advanceTimersByTime(5000);
  document.documentElement.removeAttribute('data-overlaid');
  await changed();
  vi.advanceTimersByTime(50);
  tracker.stop();
  expect(seen()).toEqual([
    ['1', 100],
    ['1', 50],
  ]);
});

test('cards of an open pin are seen, and seen no more when it is closed', async () => {
  const beneath = aCard('1');
  tracker.start(document.body);
  observers[0]?.tell(beneath, 200);
  const opened = document.createElement('dialog');
  document.body.append(opened);
  document.documentElement.setAttribute('data-overlaid', '');
  await changed();
  const related = aCard('2', opened);
  observers[0]?.tell(related, 300);
  vi.advanceTimersByTime(400);
  opened.remove();
  document.documentElement.removeAttribute('data-overlaid');
  await changed();
  observers[0]?.tell(related, 300);
  vi.advanceTimersByTime(50);
  tracker.stop();
  expect(seen()).toEqual([
    ['1', 0],
    ['2', 400],
    ['1', 50],
  ]);
});

test('a pause ends what is timed until the card comes again', () => {
  const card = aCard('1');
  tracker.start(document.body);
  observers[0]?.tell(card, 200);
  vi.advanceTimersByTime(100);
  tracker.pause();
  vi.advanceTimersByTime(100);
  observers[0]?.tell(card, 900);
  observers[0]?.tell(card, 200);
  vi.advanceTimersByTime(70);
  tracker.stop();
  expect(seen()).toEqual([
    ['1', 100],
    ['1', 70],
  ]);
  tracker.stop();
  expect(recorded).toHaveLength(2);
});

test.each([null, undefined, 'article', {}])('%j is no element: an error is logged', (root) => {
  tracker.start(root);
  expect(errors).toEqual(['impressions-not-started']);
  expect(observers).toEqual([]);
});
