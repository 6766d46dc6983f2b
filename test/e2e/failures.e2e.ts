import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member, PASSWORD } from './support/member.ts';
import { aPicture } from './support/pictures.ts';
import { accountButton, goWithin, logOut, placeOf } from './support/seen.ts';
import { cardLink, cardsOf, fillWall } from './support/wall.ts';

const SIZES = [1280, 390] as const;
const NOT_THERE = [/status of 404/];
const NO_ANSWER = [
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)/,
];
const BROKEN = [/status of 5\d\d/];

const test = e2eTest.extend('keeper', { scope: 'file' }, async ({ server }) => {
  const keeper = await Member.join(server.url, 'keeper', 'Kit');
  await fillWall(keeper, 60);
  return keeper;
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ keeper }) => void keeper, 120_000);

const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content');
const mainText = (page: Page) => page.getByRole('main').innerText();

describe('what is not there', () => {
  test.for(SIZES)('is said on a page with the way on, at %i px', async (width, { openPage }) => {
    const page = await openPage('/', { width, allow: NOT_THERE });
    for (const address of [
      '/nobody_here/',
      '/pin/123456789/',
      '/nobody_here/no-board/',
      '/a/b/c/d/e',
      '/x.y',
    ]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
        'We couldn’t find that page',
      ]);
      expect(await page.title()).toBe('Page not found · Pinakes');
      expect(await robots(page)).toContain('noindex');
    }
    await page.getByRole('link', { name: 'Go to the home feed' }).click();
    await expect.poll(() => placeOf(page)).toBe('/');
  });

  test('looks the same as what is secret', async ({ openPage, keeper }) => {
    const board = await keeper.makeBoard('Whispers', { privacy: 'secret' });
    const pin = await keeper.makePin({ title: 'Hush', board_id: board.id });
    const page = await openPage('/', { allow: NOT_THERE });
    for (const [secret, missing] of [
      [board.url, '/keeper/whisper2/'],
      [`/pin/${pin.id}/`, `/pin/${'9'.repeat(pin.id.length)}/`],
    ] as const) {
      const told = [];
      for (const address of [secret, missing]) {
        const answer = await page.goto(address);
        const { date: _, ...headers } = answer!.headers();
        told.push({
          status: answer!.status(),
          headers: Object.keys(headers).sort(),
          title: await page.title(),
          head: await robots(page),
          words: await mainText(page),
          length: (await answer!.text()).length,
        });
      }
      expect(told[0]).toEqual(told[1]);
    }
  });
});

test('what comes later says so, and is not for search engines', async ({ openPage, keeper }) => {
  const page = await openPage('/', { as: keeper });
  for (const address of ['/signup/sso-business-account/', '/oauth/', '/email/user_survey']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await page.getByRole('heading', { name: 'Coming soon' }).waitFor();
    expect(await robots(page), address).toContain('noindex');
    expect(answer?.headers()['x-robots-tag'], address).toContain('noindex');
  }
});

test('a page says so, and comes with the network', async ({ openPage, keeper }) => {
  const page = await openPage('/', { as: keeper, allow: NO_ANSWER });
  await page.context().setOffline(true);
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.getByText('You seem to be offline. Nothing was lost').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Kit', level: 1 }).waitFor();
});

test('a pin of a wall opens all the same, and what is missing of it comes with the network', async ({
  openPage,
  keeper,
}) => {
  const page = await openPage('/', { width: 390, as: keeper, allow: NO_ANSWER });
  // What opens a pin comes after the page.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const unanswered = page.waitForEvent('requestfailed', (call) => call.url().includes('/PinResource/'));
  await cardLink(page, 'Pin 60').click();
  await page.getByRole('heading', { name: 'Pin 60', level: 1 }).waitFor();
  await unanswered;
  const answer = page.waitForResponse(/PinResource\/get/);
  await page.context().setOffline(false);
  expect((await answer).status()).toBe(200);
  await page.getByRole('heading', { name: 'Pin 60', level: 1 }).waitFor();
});

test('a screen that was never opened says so, and comes with the network', async ({ openPage, keeper }) => {
  const page = await openPage('/', { as: keeper, allow: NO_ANSWER });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
});

test('a wall keeps what it has and goes on with the network', async ({ openPage, keeper }) => {
  const page = await openPage('/', { width: 390, as: keeper, allow: NO_ANSWER });
  await cardLink(page, 'Pin 60').waitFor();
  await page.context().setOffline(true);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1000);
      return retry.count();
    })
    .toBe(1);
  await page.getByRole('heading', { name: 'Couldn’t load more pins' }).waitFor();
  const before = (await cardsOf(page)).at(-1)!.place;
  await page.context().setOffline(false);
  await expect.poll(async () => (await cardsOf(page)).at(-1)!.place).toBeGreaterThan(before);
});

test('a server that stumbles is said in its own words, and asked again', async ({ openPage, keeper }) => {
  const page = await openPage('/', { as: keeper, allow: BROKEN });
  await page.route('**/resource/PinResource/get/**', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await cardLink(page, 'Pin 60').click();
  await page.getByRole('heading', { name: 'This page didn’t load' }).waitFor();
  await page.getByText('Sorry! Something went wrong on our end.').waitFor();
  await page.unroute('**/resource/PinResource/get/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Pin 60', level: 1 }).waitFor();
});

test('a server that went away and came back is found again', async ({ openPage, startOwnServer }) => {
  const server = await startOwnServer();
  const member = await Member.join(server.url, 'patient');
  const pin = await member.makePin({ title: 'Patience' });
  const page = await openPage(`${server.url}settings`, { as: member, allow: NO_ANSWER });
  await page.waitForLoadState('networkidle');
  await server.stop();

  await goWithin(page, `/pin/${pin.id}/`);
  const retry = page.getByRole('button', { name: 'Try again' });
  const notice = page.getByRole('status');
  await page.getByText('We can’t reach the server. Nothing was lost').waitFor();
  await retry.click();
  await retry.waitFor();
  await notice.getByText('Can’t reach the server. ').waitFor();
  await startOwnServer({ PORT: new URL(server.url).port }, server.dataDir);
  await Promise.all([
    page.getByRole('heading', { name: 'Patience', level: 1 }).waitFor(),
    notice.getByText('The server is back.').waitFor(),
  ]);
});

test('who was logged out elsewhere is told, logs in and goes on', async ({ openPage, server }) => {
  const allow = [/status of 40[13]/];
  const member = await Member.join(server.url, 'elsewhere');
  const page = await openPage('/pin/create/', { as: member, allow });
  await page.getByLabel('Title').fill('Almost done');
  await page.getByLabel('Choose an image or video').setInputFiles(await aPicture(7));
  await page.getByText('Uploaded').waitFor();
  await logOut(await openPage('/', { beside: page, allow }));

  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });
  await dialog.getByText('What you typed is safe and will be sent once you log back in.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Title').inputValue()).toBe('Almost done');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Almost done', level: 1 }).waitFor();
});
