import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import type { StorageKind } from '../../src/domain/storage/stored-data.ts';
import { banner, decide, press, SAVED, sendSignal } from './support/consent.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { storedThings } from './support/stored-names.ts';

/** What every page stores and sends, in every state of the choice about cookies, compared with the table of the policy. */

const test = e2eTest.extend('pages', { scope: 'file' }, async ({ server }) => {
  const ann = await Member.join(server.url, 'ann');
  const { id, url } = await ann.makeBoard('Hills');
  const pin = await ann.makePin({ title: 'A hill', board_id: id, link: 'https://shop.example/hill' });
  for (let count = 0; count < 8; count += 1) await ann.makePin({ title: `Hill ${count}`, board_id: id });
  const leaving = new URLSearchParams({ redirectUrl: 'https://shop.example/', origin: `/pin/${pin.id}/` });
  return [
    '/',
    `/pin/${pin.id}/`,
    url,
    '/search/pins/?q=hill',
    '/ann/',
    '/login/',
    `/pin_redirect?${leaving}`,
  ];
});

const DAY_S = 86_400;
const nowS = () => Math.floor(Date.now() / 1000);

type State = {
  readonly state: string;
  /** Whether pages ask. */
  readonly asks: boolean;
  /** The optional kinds that may be stored. */
  readonly allows: readonly StorageKind[];
  readonly scripts?: boolean;
  /** What an earlier visit has left. */
  readonly cookie?: () => string;
  readonly prepare?: (page: Page) => Promise<void>;
};

/** Allows some kinds in the dialog. */
const allowOnly =
  (...kinds: readonly string[]) =>
  async (page: Page) => {
    await press(page, 'Let me choose').click();
    for (const kind of kinds) await page.getByRole('switch', { name: kind }).click();
    await press(page, 'Save').click();
    await page.getByText(SAVED).waitFor();
  };

async function sendSignalFromNowOn(page: Page): Promise<void> {
  await sendSignal(page);
  await page.reload();
}

const STATES: readonly State[] = [
  { state: 'nobody has decided', asks: true, allows: [] },
  { state: 'everything is rejected', asks: false, allows: [], prepare: (page) => decide(page, 'Reject all') },
  {
    state: 'everything is accepted',
    asks: false,
    allows: ['analytics', 'marketing', 'personalization'],
    prepare: (page) => decide(page, 'Accept all'),
  },
  {
    state: 'a yes is taken back',
    asks: false,
    allows: [],
    prepare: async (page) => {
      await decide(page, 'Accept all');
      await page.evaluate(() => localStorage.setItem('events.1', '[]'));
      await page.getByRole('link', { name: 'Cookie settings' }).click();
      await press(page, 'Reject all').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { state: 'only analytics is allowed', asks: false, allows: ['analytics'], prepare: allowOnly('Analytics') },
  { state: 'only marketing is allowed', asks: false, allows: ['marketing'], prepare: allowOnly('Marketing') },
  {
    state: 'only marketing and personalization are allowed',
    asks: false,
    allows: ['marketing', 'personalization'],
    prepare: allowOnly('Marketing', 'Personalization'),
  },
  { state: 'the browser says no', asks: false, allows: [], prepare: sendSignalFromNowOn },
  {
    state: 'the browser says no after a yes',
    asks: false,
    allows: [],
    prepare: async (page) => {
      await decide(page, 'Accept all');
      await sendSignalFromNowOn(page);
    },
  },
  {
    state: 'the banner is hidden by a filter',
    asks: true,
    allows: [],
    prepare: async (page) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('[data-consent] { display: none !important; }');
          document.adoptedStyleSheets = [sheet];
        });
      });
    },
  },
  { state: 'there is no script', asks: true, allows: [], scripts: false },
  {
    state: 'a yes has expired',
    asks: true,
    allows: [],
    cookie: () => `a1m1p1.${nowS() - 185 * DAY_S}.${'a'.repeat(32)}`,
  },
  { state: 'the cookie is corrupt', asks: true, allows: [], cookie: () => 'a1m1p1.yes' },
  { state: 'a yes was to other purposes', asks: true, allows: [], cookie: () => `a1m1p1.${nowS()}.v0` },
];

/** Opens every page, reads and scrolls it; returns what is against the choice. */
async function audit(
  page: Page,
  pages: readonly string[],
  { asks, allows }: State,
): Promise<readonly string[]> {
  const host = new URL(page.url()).host;
  const found = new Set<string>();
  let address = '';
  const note = (what: string) => found.add(`${address}: ${what}`);
  const look = (request: Request) => {
    const { host: to, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && to !== host) note(`a request to ${to}`);
    if (pathname.startsWith('/v3/events/') && !allows.includes('analytics')) note('an event');
  };
  page.on('request', look);
  page.on('websocket', (socket) => note(`a socket to ${socket.url()}`));
  for (address of pages) {
    await page.goto(address);
    if ((await page.locator('[data-consent]').count()) !== (asks ? 1 : 0)) note(asks ? 'not asked' : 'asked');
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    for (const { place, name, kind } of await storedThings(page))
      if (kind !== 'necessary' && (kind === undefined || !allows.includes(kind))) note(`${place} ${name}`);
  }
  page.off('request', look);
  return [...found];
}

describe('every page stores and sends only what is allowed', () => {
  test.for(STATES)('when $state', async (state, { openPage, pages, server }) => {
    const page = await openPage('/login/', { undecided: true, scripts: state.scripts ?? true });
    if (state.cookie !== undefined) {
      await page.context().addCookies([{ name: '_consent', value: state.cookie(), url: server.url }]);
    }
    await state.prepare?.(page);
    expect(await audit(page, pages, state)).toEqual([]);
    const kinds = (await storedThings(page)).map(({ kind }) => kind);
    expect(kinds).toContain('necessary');
    // What may be stored is stored, so that the audit sees what it looks for.
    expect(kinds.includes('analytics')).toBe(state.allows.includes('analytics'));
  });
});

/** Everything that two browsers could be told apart by. */
async function tracesOf(page: Page, pages: readonly string[]): Promise<readonly string[]> {
  const traces = new Set<string>();
  page.on('response', (response) => {
    // When a list was begun is no name of a browser.
    const url = response.url().replaceAll(/bookmarks[^&]*/g, 'bookmarks');
    traces.add(`${url} ${response.headers()['etag'] ?? ''}`);
  });
  for (const address of pages) await page.goto(address, { waitUntil: 'networkidle' });
  for (const { name, value } of await page.context().cookies()) traces.add(`cookie ${name}=${value}`);
  return [...traces].sort();
}

test('two browsers that have not decided get the same cookies, entity tags and addresses', async ({
  openPage,
  pages,
}) => {
  const one = await tracesOf(await openPage('/login/', { undecided: true }), pages);
  const another = await tracesOf(await openPage('/login/', { undecided: true }), pages);
  expect(one.filter((trace) => trace.startsWith('cookie'))).not.toEqual([]);
  expect(another).toEqual(one);
});

test('a page whose banner is hidden scrolls, and nothing holds the focus', async ({ openPage }) => {
  const page = await openPage('/about/cookie-policy', { undecided: true });
  await banner(page).evaluate((element: HTMLElement) => (element.hidden = true));
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('[data-consent]'))).toBeNull();
});
