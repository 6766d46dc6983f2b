import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { barriersIn } from './support/accessibility.ts';
import { banner, decide, press, SAVED, sendSignal } from './support/consent.ts';
import { PERSON } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { runConsentCommand } from '../../server/composition/consent-command.ts';
import { Member } from './support/member.ts';
import { storedThings } from './support/stored-names.ts';

const test = e2eTest.extend('ann', { scope: 'file', auto: true }, async ({ server }) => {
  const ann = await Member.join(server.url, 'ann');
  const { id } = await ann.makeBoard('Hills');
  for (let count = 0; count < 9; count += 1) await ann.makePin({ title: `Hill ${count}`, board_id: id });
  return ann;
});

const optional = async (page: Page) =>
  (await storedThings(page)).filter(({ kind }) => kind !== 'necessary').map(({ name }) => name);

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

test.for([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('at $width px nothing that has the focus is hidden below the banner', async (window, { openPage }) => {
  const page = await openPage('/ann/', { undecided: true, ...window });
  const covered: string[] = [];
  for (let tab = 0; tab < 50; tab += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement!;
      const over = document.querySelector('[data-consent]')!.getBoundingClientRect();
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const isInside = top >= over.top && bottom <= over.bottom && left >= over.left && right <= over.right;
      return isInside && !focused.closest('[data-consent], nav') ? focused.outerHTML.slice(0, 80) : '';
    });
    if (name !== '') covered.push(name);
  }
  expect(covered).toEqual([]);
});

test.for(['light', 'dark'] as const)(
  'the banner has no barriers in the %s theme',
  async (theme, { openPage }) => {
    const page = await openPage('/ann/', { undecided: true, theme });
    await banner(page).waitFor();
    expect(await barriersIn(page, theme)).toEqual([]);
  },
);

test('a choice before the app has come is kept without another page load, and confirmed', async ({
  openPage,
}) => {
  const page = await openPage('/healthz', { undecided: true });
  const gate = Promise.withResolvers<void>();
  await page.route('**/static/**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/ann/', { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await press(page, 'Reject all').click();
  await page.locator('[data-consent] form[aria-busy]').waitFor();
  gate.resolve();
  await page.getByText(SAVED).waitFor();
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  expect(await banner(page).count()).toBe(0);
});

/** Whether the banner is seen in each frame from the first one with the page. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { bannerFrames: frames });
    const look = () => {
      const shown = document.querySelector('[data-consent]')?.getBoundingClientRect().height ?? 0;
      if (document.querySelector('main') !== null) frames.push(shown > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const framesOf = async (page: Page): Promise<readonly boolean[]> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { bannerFrames: boolean[] }).bannerFrames);
};

test('the banner is in the first frame when it is due, and in none once it is decided', async ({
  openPage,
}) => {
  const page = await openPage('/healthz', { undecided: true });
  await watchFrames(page);
  await page.goto('/ann/');
  const due = await framesOf(page);
  expect([due.length > 2, due.includes(false)]).toEqual([true, false]);
  await decide(page, 'Reject all');
  await page.reload();
  const decided = await framesOf(page);
  expect([decided.length > 2, decided.includes(true)]).toEqual([true, false]);
});

test('rejecting is one action, and taking a yes back two, from every page, and not slow', async ({
  openPage,
}) => {
  const took = { accept: [] as number[], withdraw: [] as number[] };
  for (const address of ['/', '/ann/', '/ann/hills/', '/search/pins/?q=hill', '/login/']) {
    const page = await openPage(address, { undecided: true });
    await page.waitForLoadState('networkidle');
    let begun = Date.now();
    await decide(page, 'Accept all');
    took.accept.push(Date.now() - begun);
    await page.reload({ waitUntil: 'networkidle' });
    begun = Date.now();
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await press(page, 'Reject all').click();
    await page.getByText(SAVED).waitFor();
    took.withdraw.push(Date.now() - begun);
    expect(await optional(page)).toEqual([]);
  }
  const median = (times: number[]) => times.sort((one, another) => one - another)[times.length >> 1]!;
  // A slow machine may stall once in a while.
  expect(median(took.withdraw)).toBeLessThan(2 * median(took.accept) + 1000);
});

test('what is stored here is deleted after a question, and told', async ({ openPage }) => {
  const page = await openPage('/about/cookie-policy', { undecided: true });
  await decide(page, 'Accept all');
  await page.evaluate(() => {
    localStorage.setItem('pinakes:draft:1', '{}');
    localStorage.setItem('unrelated', 'stays');
    document.cookie = 'theme=dark; Path=/';
  });
  await press(page, 'Delete what’s stored here').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Delete' }).click();
  const told = page.getByRole('dialog', { name: 'Deleted from this device' });
  await told.getByText('pinakes:draft:*').waitFor();
  await told.getByText('_unauth_id').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['unrelated']);
  expect(await optional(page)).toEqual(['unrelated']);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['_consent', 'csrftoken']);
  expect(cookies.find(({ name }) => name === '_consent')!.value).toMatch(/^a0m0p0\.\d+$/);
});

test('the receipt of a yes can be quoted, and leads to its proof', async ({ openPage, server }) => {
  const page = await openPage('/ann/', { undecided: true });
  await decide(page, 'Accept all');
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  const shown = await page
    .getByRole('dialog')
    .getByText(/^[0-9a-f]{32}$/)
    .textContent();
  const consent = (await page.context().cookies()).find(({ name }) => name === '_consent');
  expect(consent?.value).toMatch(new RegExp(`^a1m1p1\\.\\d+\\.${shown}$`));
  const { exitCode, out } = await runConsentCommand(['show', shown!], { DATA_DIR: server.dataDir });
  expect([exitCode, out]).toEqual([0, expect.stringContaining('We use cookies to deliver personalized ads')]);
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
  // Everything that could keep the page from being shown again is there.
  await page.waitForLoadState('networkidle');
  await page.goto('/ann/');
  await decide(page, 'Reject all');
  await banner(other).waitFor({ state: 'detached' });
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => 'persisted' in window);
  expect(await banner(page).count()).toBe(0);
  await page.waitForLoadState('networkidle');
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
