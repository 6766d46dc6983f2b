// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClickRecord } from '../../../src/domain/leaving/click-record.ts';
import type { LinkWarning } from '../../../src/domain/leaving/offsite-check.ts';
import type { LoggedEvent } from '../../../src/domain/events/logged-event.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { OUTBOUND_LINKS } from '../../../src/ui/base/navigation/outbound-links.ts';
import { LeavingPrompt } from '../../../src/ui/leaving/leaving-prompt.ts';
import { watchLeaving } from '../../../src/ui/leaving/watch-leaving.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { anApp } from '../support/an-app.ts';

const URL = 'https://x.com/a';
const WARNING: LinkWarning = { message: 'No.', url: 'https://x.com/' };
const pin = aPin({ entityId: toPinId('7'), link: URL, offsiteLink: '/offsite/?token=t&url=u&pin=7' });

type Warning = LinkWarning | null | Promise<LinkWarning | null>;

let warning: Warning;
let isNewVisitor: boolean;
let clicks: ClickRecord[];
let logged: string[];
let events: LoggedEvent[];
let gone: string[];
let left: string[];
let app: ReturnType<typeof anApp>;
let prompt: LeavingPrompt;
let end = () => {};

beforeEach(() => {
  warning = null;
  isNewVisitor = false;
  clicks = [];
  logged = [];
  events = [];
  gone = [];
  left = [];
  app = anApp();
  app.stores.session.show(aViewer());
  prompt = new LeavingPrompt();
  history.replaceState(null, '', '/pin/7/');
  end = watchLeaving({
    stores: app.stores,
    checkLinks: { warningAbout: () => warning },
    clicks: { record: (click) => void clicks.push(click) },
    events: { record: (event) => void events.push(event) },
    timeOnPage: () => 1_500,
    prompt,
    logger: { warn: (event) => void logged.push(event) },
    isNewVisitor: () => isNewVisitor,
    onLeave: (of, url) => void left.push(`${of.entityId} ${url}`),
    go: (address) => void gone.push(address),
  });
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function aLink(of: Pin | null = pin, href = URL): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.target = '_blank';
  anchor.append(document.createElement('span'));
  OUTBOUND_LINKS.set(anchor, { url: href, pin: of });
  document.body.append(anchor);
  return anchor;
}

/** Whether the browser opens the link, and the address that it opens. */
function press(anchor: HTMLAnchorElement, init: MouseEventInit = {}, kind = 'click'): string | false {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, ...init });
  let opened: string | false = false;
  const last = (e: Event) => {
    if (!e.defaultPrevented) opened = anchor.getAttribute('href') ?? '';
    e.preventDefault();
  };
  document.body.addEventListener(kind, last, { once: true });
  anchor.firstElementChild?.dispatchEvent(event);
  document.body.removeEventListener(kind, last);
  return opened;
}

const MIDDLE = [{ button: 1 }, 'auxclick'] as const;
const kinds = () => clicks.map(({ auxData }) => auxData['clickthrough_type']);

describe('a click', () => {
  test.each<[string, MouseEventInit, string]>([
    ['plain', {}, 'click'],
    ['with the middle button', ...MIDDLE],
    ['with a key for a new tab', { ctrlKey: true }, 'click'],
    ['with the other key', { metaKey: true }, 'click'],
  ])('%s opens the link and is recorded', (_, init, kind) => {
    expect(press(aLink(), init, kind)).toBe(URL);
    expect(clicks).toMatchObject([{ url: URL, pinId: '7' }]);
    expect(kinds()).toEqual(['clickthrough']);
    expect(left).toEqual([`7 ${URL}`]);
    expect(events.map(({ eventType, objectId }) => [eventType, objectId])).toEqual([
      [12, '7'],
      [8948, '7'],
    ]);
  });

  test('with the right button is recorded as one, once', () => {
    const link = aLink();
    press(link, { button: 2 }, 'auxclick');
    press(link, { button: 2 }, 'contextmenu');
    expect(kinds()).toEqual(['rightClick']);
    expect([left, events]).toEqual([[], []]);
  });

  test('on a link of no pin opens it and is not recorded', () => {
    expect(press(aLink(null))).toBe(URL);
    expect([clicks, events]).toEqual([[], []]);
  });

  test('of a bot is not recorded', () => {
    app.stores.context.show({ ...app.stores.context.current, isBot: true });
    press(aLink());
    expect(clicks).toEqual([]);
  });

  test('on a phone opens the address for phones, which the page does not show', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mobile Safari');
    const link = aLink(aPin({ ...pin, mobileLink: 'https://m.x.com/a' }));
    expect(press(link)).toBe('https://m.x.com/a');
    expect(clicks).toMatchObject([{ url: 'https://m.x.com/a' }]);
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe(URL));
  });

  test('outside of an open pin is logged as a click that leaves the site only', () => {
    history.replaceState(null, '', '/');
    press(aLink());
    expect(events.map(({ eventType }) => eventType)).toEqual([12]);
  });

  test('on a card beneath an open pin is no click in that pin', () => {
    const card = document.createElement('article');
    card.setAttribute('aria-posinset', '1');
    document.body.append(card);
    const link = aLink();
    card.append(link);
    press(link);
    expect(events.map(({ eventType }) => eventType)).toEqual([12]);
  });

  test.each([
    ['click', 0],
    ['auxclick', 1],
    ['contextmenu', 2],
  ])('offline: a %s opens nothing and is not recorded', (kind, button) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const opened = press(aLink(), { button }, kind);
    if (button !== 2) expect(opened).toBe(false);
    expect([clicks, gone]).toEqual([[], []]);
    if (button !== 2) expect(app.stores.toasts.message?.text).toContain('offline');
  });

  test('on a page of this site is the app’s; the page that redirects is opened by the browser', () => {
    expect(press(aLink(pin, '/pin/8/'))).toBe('/pin/8/');
    press(aLink(pin, '/pin/8/'), { button: 2 }, 'contextmenu');
    expect(press(aLink(pin, '/offsite/?url=u'))).toBe(false);
    expect(gone).toEqual([
      `/offsite/?url=u&pin=7&client_tracking_params=${encodeURIComponent(pin.trackingParams)}`,
    ]);
    expect(clicks).toEqual([]);
  });

  test.each(['', '#', '#a'])('on a link without a destination (“%s”) opens nothing and is logged', (href) => {
    const anchor = document.createElement('a');
    anchor.setAttribute('href', href);
    anchor.append(document.createElement('span'));
    document.body.append(anchor);
    expect(press(anchor)).toBe(false);
    expect(logged).toEqual(['link-without-destination']);
  });
});

describe('a link that must not be opened', () => {
  test('leads from the menu of the browser to the page that says why, and is not recorded', async () => {
    warning = WARNING;
    const link = aLink();
    expect(press(link, { button: 2 }, 'contextmenu')).toBe(`/offsite/?url=${encodeURIComponent(URL)}`);
    expect(clicks).toEqual([]);
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe(URL));
  });

  test.each<[string, MouseEventInit, string]>([
    ['plain', {}, 'click'],
    ['with the middle button', ...MIDDLE],
    ['with a key', { ctrlKey: true }, 'click'],
  ])('a click %s warns and opens nothing', (_, init, kind) => {
    warning = WARNING;
    expect(press(aLink(), init, kind)).toBe(false);
    expect(prompt.warning).toEqual(WARNING);
    expect(clicks).toEqual([]);
  });
});

describe('while the check runs', () => {
  function aTab() {
    const tab = { opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  }

  test('an empty tab opens within the click, and gets the link after the check', async () => {
    const tab = aTab();
    let answer: (answered: null) => void = () => undefined;
    warning = new Promise((resolve) => void (answer = resolve));
    expect(press(aLink())).toBe(false);
    expect(window.open).toHaveBeenCalledOnce();
    expect(tab.opener).toBeNull();
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(clicks).toEqual([]);
    answer(null);
    await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(URL));
    expect(kinds()).toEqual(['clickthrough']);
  });

  test('the tab closes again when the link must not be opened, and nothing is recorded', async () => {
    const tab = aTab();
    warning = Promise.resolve(WARNING);
    press(aLink());
    await vi.waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(prompt.warning).toEqual(WARNING);
    expect([clicks, events, left]).toEqual([[], [], []]);
  });

  test('the click is recorded as it was made, whatever the page has become meanwhile', async () => {
    aTab();
    let answer: (warning: LinkWarning | null) => void = () => undefined;
    warning = new Promise((resolve) => (answer = resolve));
    press(aLink());
    history.replaceState(null, '', '/');
    answer(null);
    await vi.waitFor(() => expect(kinds()).toEqual(['clickthrough']));
    expect(events.map(({ eventType }) => eventType)).toEqual([12, 8948]);
  });

  test('without a tab the link opens in this one', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    warning = Promise.resolve(null);
    press(aLink());
    await vi.waitFor(() => expect(gone).toEqual([URL]));
  });

  test('a tab in the background gets the page that checks, once', async () => {
    warning = new Promise(() => undefined);
    const link = aLink();
    expect(press(link, ...MIDDLE)).toBe(pin.offsiteLink);
    await vi.waitFor(() => expect(link.getAttribute('href')).toBe(URL));
  });

  test.each<[string, Pin | null]>([
    ['of no pin', null],
    ['of a part of a pin', aPin({ ...pin, offsiteLink: null })],
  ])(
    'a link %s, for which there is no such page, waits for the check in a tab in the foreground',
    async (_, of) => {
      const tab = aTab();
      warning = Promise.resolve(WARNING);
      expect(press(aLink(of), ...MIDDLE)).toBe(false);
      await vi.waitFor(() => expect(tab.close).toHaveBeenCalled());
      expect(prompt.warning).toEqual(WARNING);
      expect(clicks).toEqual([]);
    },
  );
});

describe('visitors', () => {
  beforeEach(() => app.stores.session.show(null));

  test('who are new see a page between first', () => {
    isNewVisitor = true;
    expect(press(aLink())).toBe(false);
    expect(gone).toEqual([expect.stringMatching(/^\/pin_redirect\?.*redirectUrl=https%3A%2F%2Fx\.com%2Fa$/)]);
    expect(kinds()).toEqual(['clickthrough']);
  });

  test('who are new get that page in their new tab', () => {
    isNewVisitor = true;
    expect(press(aLink(), ...MIDDLE)).toMatch(/^\/pin_redirect\?/);
  });

  test('see it on the home page too', () => {
    history.replaceState(null, '', '/');
    press(aLink());
    expect(gone).toHaveLength(1);
  });

  test('who have been here leave directly', () => {
    expect(press(aLink())).toBe(URL);
  });
});
