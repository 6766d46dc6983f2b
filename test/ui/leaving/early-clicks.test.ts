// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ClickRecord } from '../../../src/domain/leaving/click-record.ts';
import { OUTBOUND_LINKS } from '../../../src/ui/base/navigation/outbound-links.ts';
import { HYDRATED_EVENT } from '../../../src/ui/base/hydration-events.ts';
import { HOLD_LINK_CLICKS } from '../../../src/ui/leaving/early-clicks.ts';
import { LeavingPrompt } from '../../../src/ui/leaving/leaving-prompt.ts';
import { watchLeaving } from '../../../src/ui/leaving/watch-leaving.ts';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

const URL = 'https://x.com/a';

let clicks: ClickRecord[];
let events: number[];
let end = () => {};

beforeAll(() => void new Function(HOLD_LINK_CLICKS)());
beforeEach(() => {
  [clicks, events] = [[], []];
  window.pinakesEarlyClicks = [];
  history.replaceState(null, '', '/pin/7/');
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The app handles clicks from now on. */
function begin(): void {
  end = watchLeaving({
    stores: anApp().stores,
    checkLinks: { warningAbout: () => null },
    clicks: { record: (click) => void clicks.push(click) },
    events: { record: ({ eventType }) => void events.push(eventType) },
    timeOnPage: () => 1_500,
    prompt: new LeavingPrompt(),
    logger: { warn: () => undefined },
    isNewVisitor: () => false,
    onLeave: () => undefined,
  });
}

function aLink({ isKnown = true } = {}): HTMLAnchorElement {
  const anchor = Object.assign(document.createElement('a'), { href: URL, target: '_blank' });
  if (isKnown) know(anchor);
  document.body.append(anchor);
  return anchor;
}

function know(anchor: HTMLAnchorElement): void {
  OUTBOUND_LINKS.set(anchor, { url: URL, pin: aPin({ link: URL }) });
}

/** Whether the browser opens the link, or its menu. */
function press(anchor: HTMLAnchorElement, kind = 'click', button = 0): boolean {
  return anchor.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button }));
}

test('a link that is clicked early opens at once, and the click is recorded when the app begins', () => {
  const link = aLink();
  expect(press(link)).toBe(true);
  press(link, 'auxclick', 1);
  press(link, 'auxclick', 2);
  press(link, 'contextmenu', 2);
  expect(clicks).toEqual([]);
  begin();
  const types = clicks.map(({ auxData }) => auxData['clickthrough_type']);
  expect(types).toEqual(['clickthrough', 'clickthrough', 'rightClick']);
  expect(events).toEqual([12, 8948, 12, 8948]);
});

test('a click is recorded once, whether it came before the app or after', () => {
  const link = aLink();
  press(link);
  begin();
  press(link);
  end();
  begin();
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  expect(clicks).toHaveLength(2);
});

test('a click on a link that the app does not know yet is recorded as soon as it does', () => {
  const link = aLink({ isKnown: false });
  press(link);
  begin();
  expect(clicks).toEqual([]);
  know(link);
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  expect(clicks).toHaveLength(1);
});

test('offline nothing is held', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press(aLink());
  vi.restoreAllMocks();
  begin();
  expect(clicks).toEqual([]);
});
