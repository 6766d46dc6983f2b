import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { PERSON } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { Member } from './support/member.ts';
import { storedThings } from './support/stored-names.ts';

const test = e2eTest.extend('world', { scope: 'file' }, async ({ server }) => {
  const ann = await Member.join(server.url, 'ann');
  const { id, url } = await ann.makeBoard('Hills');
  const pin = await ann.makePin({ title: 'A hill', board_id: id, link: 'https://shop.example/hill' });
  for (let count = 0; count < 8; count += 1) await ann.makePin({ title: `Hill ${count}`, board_id: id });
  const leaving = new URLSearchParams({ redirectUrl: 'https://shop.example/', origin: `/pin/${pin.id}/` });
  return {
    ann,
    pages: [
      '/',
      `/pin/${pin.id}/`,
      url,
      '/search/pins/?q=hill',
      '/ann/',
      '/login/',
      `/pin_redirect?${leaving}`,
    ],
  };
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const SAVED = 'We saved your cookie preferences.';

/** A browser that sends the privacy signal. */
async function sendSignal(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
}

/** Once the scripts are there, so that the page stays. */
async function decide(page: Page, name: 'Accept all' | 'Reject all'): Promise<void> {
  await page.waitForLoadState('networkidle');
  await press(page, name).click();
  await page.getByText(SAVED).waitFor();
  expect(await banner(page).count()).toBe(0);
}

/** Opens every page, reads and scrolls it; returns what was sent that nobody has asked for. */
async function walk(page: Page, pages: readonly string[]): Promise<readonly string[]> {
  const host = new URL(page.url()).host;
  const sent: string[] = [];
  page.on('request', (request) => {
    const { host: to, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && to !== host) sent.push(`another site: ${to}`);
    if (pathname.startsWith('/v3/events/')) sent.push('an event');
  });
  for (const address of pages) {
    await page.goto(address);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
  }
  return [...new Set(sent)];
}

const optional = async (page: Page) =>
  (await storedThings(page)).filter(({ kind }) => kind !== 'necessary').map(({ name }) => name);

/** Ways to come to the walk, and whether counting is allowed then. */
const STATES = [
  { state: 'nobody has decided', allows: false, prepare: async () => undefined },
  { state: 'everything is rejected', allows: false, prepare: (page: Page) => decide(page, 'Reject all') },
  { state: 'everything is accepted', allows: true, prepare: (page: Page) => decide(page, 'Accept all') },
  {
    state: 'a yes is taken back',
    allows: false,
    prepare: async (page: Page) => {
      await decide(page, 'Accept all');
      await page.evaluate(() => localStorage.setItem('events.1', '[]'));
      await page.getByRole('link', { name: 'Cookie settings' }).click();
      await press(page, 'Reject all').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    state: 'only marketing is allowed',
    allows: false,
    prepare: async (page: Page) => {
      await page.waitForLoadState('networkidle');
      await press(page, 'Let me choose').click();
      await page.getByRole('switch', { name: 'Marketing' }).click();
      await press(page, 'Save').click();
      await page.getByText(SAVED).waitFor();
    },
  },
  {
    state: 'the browser says no',
    allows: false,
    prepare: async (page: Page) => {
      await sendSignal(page);
      await page.reload();
    },
  },
  {
    state: 'the browser says no after a yes',
    allows: false,
    prepare: async (page: Page) => {
      await decide(page, 'Accept all');
      await sendSignal(page);
      await page.reload();
    },
  },
  {
    state: 'the banner is hidden by a filter',
    allows: false,
    prepare: async (page: Page) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('[data-consent] { display: none !important; }');
          document.adoptedStyleSheets = [sheet];
        });
      });
    },
  },
] as const;

describe('the walk', () => {
  test.for(STATES)('$state', async ({ allows, prepare }, { openPage, world }) => {
    const page = await openPage('/', { undecided: true });
    await prepare(page);
    const sent = await walk(page, world.pages);
    expect(sent).toEqual(allows ? ['an event'] : []);
    expect(await optional(page)).toEqual(allows ? ['_unauth_id'] : []);
    expect((await storedThings(page)).length).toBeGreaterThan(1);
  });

  test('leaves the same in every browser that has not decided', async ({ openPage, world }) => {
    const kept = [];
    for (const _ of ['one', 'another']) {
      const page = await openPage('/', { undecided: true });
      await walk(page, world.pages);
      const cookies = await page.context().cookies();
      kept.push(cookies.map(({ name, value }) => `${name}=${value}`).sort());
    }
    expect(kept[0]).toEqual(kept[1]);
  });
});

test('a privacy signal is told to the person', async ({ openPage }) => {
  const page = await openPage('/', { undecided: true });
  await sendSignal(page);
  await page.reload();
  expect(await banner(page).count()).toBe(0);
  await page.locator('footer').getByText('Your browser’s privacy signal is honored').waitFor();
});

test.for([
  { width: 1280, height: 800, most: 0.2 },
  { width: 390, height: 844, most: 0.35 },
])(
  'at $width px the banner is small, takes no focus, moves nothing, and is never the largest paint',
  async ({ width, height, most }, { openPage }) => {
    const page = await openPage('/healthz', { undecided: true, width, height });
    await watchShifts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          Object.assign(window, { isBannerLargest: entry.element?.closest('[data-consent]') != null });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/');
    await banner(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const box = (await banner(page).boundingBox())!;
    expect((box.width * box.height) / (width * height)).toBeLessThanOrEqual(most);
    await decide(page, 'Reject all');
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => (window as { isBannerLargest?: boolean }).isBannerLargest)).toBe(false);
  },
);

test.for(['light', 'dark'] as const)('the buttons are equal in the %s theme', async (theme, { openPage }) => {
  const page = await openPage('/', { undecided: true, theme });
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, font, border, opacity, textDecoration } = getComputedStyle(button);
        const look = { color, backgroundColor, font, border, opacity, textDecoration };
        return { ...look, width: Math.round(width), height: Math.round(height) };
      }),
    );
  expect(looks).toHaveLength(3);
  expect(looks[0]!.height).toBeGreaterThanOrEqual(44);
  expect([looks[1], looks[2]]).toEqual([looks[0], looks[0]]);
});

test('nothing that has the focus is hidden below the banner', async ({ openPage }) => {
  const page = await openPage('/ann/', { undecided: true, width: 390, height: 844 });
  const covered: string[] = [];
  for (let tab = 0; tab < 40; tab += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement!;
      const over = document.querySelector('[data-consent]')!.getBoundingClientRect();
      const { top, bottom } = focused.getBoundingClientRect();
      const isBelow = top >= over.top && bottom <= over.bottom && !focused.closest('[data-consent], nav');
      return isBelow ? focused.outerHTML.slice(0, 80) : '';
    });
    if (name !== '') covered.push(name);
  }
  expect(covered).toEqual([]);
});

describe('without script', () => {
  test('a choice is kept, and the page comes back without the question', async ({ openPage }) => {
    const page = await openPage('/search/pins/?q=hill', { undecided: true, scripts: false });
    await press(page, 'Reject all').click();
    await page.waitForURL('**/search/pins/?q=hill');
    expect(await banner(page).count()).toBe(0);
    expect((await page.context().cookies()).find(({ name }) => name === '_consent')?.value).toMatch(
      /^a0m0p0/,
    );
  });

  test('each kind is chosen on the page with the policy', async ({ openPage }) => {
    const page = await openPage('/', { undecided: true, scripts: false });
    await press(page, 'Let me choose').click();
    await page.waitForURL('**/about/cookie-policy#choices');
    await page.getByRole('checkbox', { name: /^Personalization/ }).check();
    await press(page, 'Save').click();
    await page.waitForURL('**/about/cookie-policy');
    expect(await page.getByRole('checkbox', { name: /^Personalization/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^Analytics/ }).isChecked()).toBe(false);
  });
});

test('a decision that does not arrive leaves the question and everything off', async ({ openPage }) => {
  const page = await openPage('/', { undecided: true, allow: [/ERR_FAILED/] });
  await page.waitForLoadState('networkidle');
  await page.route('**/resource/UserSettingsResource/update/', (route) => route.abort());
  await press(page, 'Accept all').click();
  await page
    .getByRole('status')
    .getByText(/Nothing was lost|offline|reach/)
    .first()
    .waitFor();
  await banner(page).waitFor();
  expect(await optional(page)).toEqual([]);
  await page.unroute('**/resource/UserSettingsResource/update/');
  await decide(page, 'Accept all');
});

test('other tabs lose the banner, and no page that comes back shows it', async ({
  server,
  onTestFinished,
}) => {
  const browser = await launchBrowser({ keepsPages: true });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    baseURL: server.url,
    userAgent: PERSON,
    serviceWorkers: 'block',
  });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/');
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto('/ann/');
  await decide(page, 'Reject all');
  await banner(other).waitFor({ state: 'detached' });
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window);
  expect(await banner(page).count()).toBe(0);
});

test('a member decides for the account', async ({ openPage, server }) => {
  const eve = await Member.join(server.url, 'eve', 'Eve', undefined, 'undecided');
  const page = await openPage('/', { undecided: true, as: eve });
  await decide(page, 'Accept all');
  await page.reload();
  expect(await banner(page).count()).toBe(0);
  expect(await eve.call('UserSettings', 'get')).toMatchObject({
    allow_marketing_cookies: true,
    surface_tag: 'cookie_banner',
  });
});
