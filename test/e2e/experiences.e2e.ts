import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriersAtAnySize } from './support/accessibility.ts';
import { PERSON } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { Member } from './support/member.ts';
import { serveDirection } from './support/page-direction.ts';

const END = '2199-01-01T00:00';
const experience = (
  experience_id: number,
  placement_id: number,
  display_data: object,
  { type = 1, page }: { readonly type?: number; readonly page?: string } = {},
) => ({
  ...{ experience_id, placement_id, type, display_data },
  ...(page !== undefined && { audience: { pageKinds: [page] } }),
  ...{ name: `Message ${experience_id}`, revision: 1, schedule: { end: END } },
  // Members of less than two weeks get no other upsell.
  exempt: experience_id === 502_320,
});
/** One message of each kind in the flow of a page; two are for the home, which shows one at a time. */
const MESSAGES = [
  experience(
    502_320,
    1_000_162,
    {
      ...{ type: 'upsell', title: 'Sell what you make', message: 'Get a business account.' },
      ...{
        primaryAction: { label: 'Upgrade', href: '/business/convert/' },
        secondaryAction: { label: 'Not now' },
      },
    },
    { page: 'ideas' },
  ),
  experience(500_500, 11, {
    ...{
      type: 'info-callout',
      title: 'Spring is here',
      message: 'See <a href="/ideas/">our ideas</a>.\nSoon.',
    },
    secondaryAction: { label: 'Fine' },
  }),
  experience(
    502_312,
    1_000_541,
    {
      ...{ title: 'Boards have sections', message: 'Open a board to add one.', icon: 8, iconColor: 3 },
      ...{ completeButton: { text: 'Show me', url: '/topics/' }, dismissButton: { text: 'Later' } },
    },
    { type: 27 },
  ),
  experience(
    500_863,
    1_000_503,
    {
      ...{ component_type: 1, message: 'Your boards are waiting.', canClose: true },
      ...{ backgroundColorWide: '#20413a', backgroundColorNarrow: '#f4d9c6' },
      onCompleteRedirectUrl: '/ideas/',
    },
    { page: 'search' },
  ),
  experience(
    502_527,
    1_000_075,
    {
      ...{ title_text: 'Your Pins are seen', subtitle_text: 'Look how often.' },
      buttons: [{ text: 'Dismiss' }, { text: 'See figures', uri: '/business/hub/' }],
    },
    { type: 5 },
  ),
];

const test = e2eTest
  .extend('file', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-experiences-'));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    const name = path.join(folder, 'experiences.json');
    await writeFile(name, JSON.stringify({ experiences: MESSAGES }));
    return name;
  })
  .extend('serverEnv', { scope: 'file' }, ({ file }) => ({ EXPERIENCES_FILE: file }))
  .extend('ann', async ({ server, task }) => {
    const ann = await Member.join(server.url, `ann_${task.id.replaceAll(/\W/g, '').slice(-8)}`, 'Ann');
    for (const title of ['Rose', 'Thistle']) await ann.makePin({ title });
    return ann;
  });

const message = (page: Page, name: string) => page.getByRole('complementary', { name });
const hero = (page: Page) => page.getByRole('region', { name: 'Welcome back, Ann' });
const CALLOUT = 'Spring is here';
const SEARCH = '/search/pins/?q=rose';
/** Machines get no messages. */
const AS_PERSON = { 'User-Agent': PERSON };

/** Notes the calls of experiences. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, name, action] = /\/resource\/(UserExperience\w*?)Resource\/(\w+)\//.exec(request.url()) ?? [];
    if (name !== undefined) calls.push(`${name}/${action}`);
  });
  return calls;
}

/** Opens an address of which nothing is known yet, and waits until its messages were seen. */
async function open(page: Page, address: string): Promise<void> {
  await page.setExtraHTTPHeaders(AS_PERSON);
  const seen = page.waitForResponse(/UserExperienceViewedResource/);
  await page.goto(address);
  await seen;
  await page.waitForLoadState('networkidle');
}

test('messages come with the page, stand still, and are taken over as they are', async ({
  openPage,
  ann,
}) => {
  const page = await openPage('/login/', { as: ann, height: 500 });
  await watchShifts(page);
  const calls = callsOf(page);
  let served = '';
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) served = await response.text();
  });
  await open(page, '/');
  expect(await message(page, CALLOUT).isVisible()).toBe(true);
  expect(await message(page, 'Boards have sections').count(), 'one at a time').toBe(0);
  expect(served).toContain(await page.locator('[data-messages]').innerHTML());
  expect(calls).toEqual(['UserExperienceViewed/update']);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the hero has its colours before and after the takeover, narrow and wide', async ({ openPage, ann }) => {
  const page = await openPage('/login/', { as: ann });
  await open(page, SEARCH);
  const ground = () => hero(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).toBe('rgb(32, 65, 58)');
  await page.setViewportSize({ width: 480, height: 800 });
  await expect.poll(ground).toBe('rgb(244, 217, 198)');
  await page.setViewportSize({ width: 481, height: 800 });
  await expect.poll(ground).toBe('rgb(32, 65, 58)');
});

test('without scripts they can be read', async ({ openPage, ann }) => {
  const page = await openPage('/login/', { as: ann, scripts: false });
  await page.setExtraHTTPHeaders(AS_PERSON);
  await page.goto('/');
  await message(page, CALLOUT).getByRole('link', { name: 'our ideas' }).waitFor();
  await page.goto(SEARCH);
  const ground = await hero(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).toBe('rgb(32, 65, 58)');
});

test('what is dismissed goes in every window, and never comes again', async ({ openPage, ann }) => {
  const page = await openPage('/login/', { as: ann });
  await open(page, '/');
  const other = await openPage('/login/', { beside: page });
  await other.setExtraHTTPHeaders(AS_PERSON);
  await other.goto('/');
  await other.waitForLoadState('networkidle');
  const away = await openPage('/login/', { beside: page });
  await away.setExtraHTTPHeaders(AS_PERSON);
  await away.goto('/');
  await message(away, CALLOUT).waitFor();
  await away.goto('/robots.txt');
  const calls = callsOf(page);
  await message(page, CALLOUT).getByRole('button', { name: 'Fine' }).dblclick();
  await message(page, CALLOUT).waitFor({ state: 'detached' });
  await message(other, CALLOUT).waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['UserExperience/delete', 'UserExperience/get']);
  expect(await message(page, 'Boards have sections').count(), 'nothing takes its place').toBe(0);
  await page.reload();
  await message(page, 'Boards have sections').waitFor();
  expect(await message(page, CALLOUT).count()).toBe(0);
  // The browser has the page of before in its cache.
  await away.goBack();
  await message(away, CALLOUT).waitFor({ state: 'detached' });
});

test('completing leads on, and the message is done', async ({ openPage, ann }) => {
  const page = await openPage('/login/', { as: ann });
  await open(page, SEARCH);
  const completed = page.waitForResponse(/UserExperienceCompletedResource/);
  await hero(page).getByRole('link', { name: 'Go' }).click();
  await completed;
  await page.waitForURL(/\/ideas\//);
  await message(page, 'Sell what you make').waitFor();
  await page.goBack();
  await message(page, 'Sell what you make').waitFor({ state: 'detached' });
  expect(await hero(page).count()).toBe(0);
});

test('the page of a pin has its own', async ({ openPage, ann }) => {
  const pin = await ann.makePin({ title: 'Clover' });
  const page = await openPage('/login/', { as: ann });
  await open(page, `/pin/${pin.id}/`);
  await message(page, 'Your Pins are seen').getByRole('button', { name: 'Dismiss' }).click();
  await message(page, 'Your Pins are seen').waitFor({ state: 'detached' });
});

test('nothing stands in the way of anybody, in both themes and both directions', async ({
  openPage,
  ann,
}) => {
  const page = await openPage('/login/', { as: ann });
  for (const address of ['/', SEARCH, '/ideas/']) {
    await open(page, address);
    expect(await barriersAtAnySize(page)).toEqual([]);
  }
  await serveDirection(page, 'rtl');
  await page.goto(SEARCH);
  await hero(page).waitFor();
  expect(await barriersAtAnySize(page)).toEqual([]);
});

test('what the operator switches off is gone from new pages, and from open ones with the next', async ({
  openPage,
  ann,
  file,
}) => {
  const page = await openPage('/login/', { as: ann });
  await open(page, '/');
  const off = { experiences: [500_500] };
  await writeFile(file, JSON.stringify({ experiences: MESSAGES, off }));
  const isServed = async () =>
    (await (await page.request.get('/', { headers: AS_PERSON })).text()).includes(CALLOUT);
  await expect.poll(isServed, { timeout: 15_000 }).toBe(false);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await message(page, CALLOUT).waitFor({ state: 'detached' });
  await message(page, 'Sell what you make').waitFor();
});
