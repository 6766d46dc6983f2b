import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { MAX_VIEWED_PINS } from '../../src/domain/offline/viewed-pins.ts';
import { mainScript, scriptOf } from './support/built-scripts.ts';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';
import type { startServer } from './support/running-server.ts';
import type { PageOptions } from './support/watched-page.ts';
import { helped, keptAddresses } from './support/helped-page.ts';
import { logOut, placeOf } from './support/seen.ts';

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
const REFUSED = [/status of 4\d\d/];

/** Waits until the pin that is open is noted, with its picture. */
async function noted(page: Page): Promise<void> {
  const id = /\/pin\/(\d+)\//.exec(page.url())?.[1];
  await page.waitForFunction((pinId) => {
    const { pins } = JSON.parse(localStorage.getItem('pinakes:seen') ?? '{"pins":[]}') as {
      pins: { pinId: string; picture: { bytes: number | null } | null }[];
    };
    const pin = pins.find((one) => one.pinId === pinId);
    return pin !== undefined && pin.picture?.bytes !== null;
  }, id);
}

const keptPictures = async (page: Page) =>
  (await keptAddresses(page)).filter((path) => path.startsWith('/media/'));

/** As if these pins had been opened before the one that is open, with their pictures. */
async function seenBefore(page: Page, pins: readonly { id: string; url: string }[]): Promise<void> {
  await page.evaluate(async (pins) => {
    const seen = JSON.parse(localStorage.getItem('pinakes:seen')!) as { pins: { picture: object }[] };
    const [open] = seen.pins;
    const cache = await caches.open('pinakes-seen');
    for (const { id, url } of pins) {
      await cache.add(url);
      const picture = { ...open!.picture, url };
      seen.pins.push(Object.assign({}, open, { pinId: id, address: `/pin/${id}/`, picture }));
    }
    localStorage.setItem('pinakes:seen', JSON.stringify(seen));
  }, pins);
}

const isOffline = (page: Page) => page.getByRole('heading', { name: 'No connection', level: 1 }).waitFor();
const seenLast = (page: Page) => page.getByRole('heading', { name: 'Recently viewed' });

test('without a network the site opens with what was seen last, and goes on by itself', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'away');
  const [chair, lamp] = [
    await member.makePin({ title: 'A chair', description: 'Made of oak' }, await aPhoto('seeding.jpg')),
    await member.makePin({ title: 'A lamp' }, await aPhoto('umang.jpg')),
  ];
  const page = await openPage(`/pin/${chair.id}/`, {
    width: 390,
    theme: 'dark',
    as: member,
    worker: true,
    allow: OFFLINE,
  });
  await helped(page);
  await noted(page);
  await page.goto(`/pin/${lamp.id}/`);
  await noted(page);

  await page.context().setOffline(true);
  await page.goto('/');
  await isOffline(page);
  const names = page.getByRole('list').getByRole('link');
  await expect.poll(() => names.allInnerTexts()).toEqual(['A lamp', 'A chair']);
  const picture = names.first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(474);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await names.last().click();
  await page.getByRole('article').getByRole('heading', { name: 'A chair' }).waitFor();
  await page.getByRole('article').getByText('Made of oak').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Still no connection.').waitFor();

  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'A chair', level: 1 }).waitFor();
  expect(placeOf(page)).toBe(`/pin/${chair.id}/`);
});

test('parts of the app that were not needed yet come also without a network', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'laterparts');
  const page = await openPage('/', { as: member, worker: true, allow: OFFLINE });
  await helped(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
  await page.getByLabel('Title').fill('Thought of in a tunnel');
  await page.getByText('Draft saved').waitFor();
});

test('nothing personal is kept: only built files, the offline page and pictures of pins that were opened', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'keepslittle');
  const pin = await member.makePin({ title: 'Opened' });
  await member.makePin({ title: 'Not opened' });
  const page = await openPage('/', { as: member, worker: true });
  await helped(page);
  for (const address of [`/pin/${pin.id}/`, `/${member.username}/`, '/settings', '/']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`/pin/${pin.id}/`);
  await noted(page);
  const kept = await keptAddresses(page);
  expect(kept.filter((path) => !/^\/static\/[^/]+-\w{8}\.(js|css)$/.test(path)).sort()).toEqual([
    expect.stringMatching(/^\/media\/474x\//),
    '/offline.html',
  ]);
});

test('pictures of no more pins are kept than are listed', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'seesmany');
  const pins = [];
  for (let made = 0; made < MAX_VIEWED_PINS + 2; made++)
    pins.push(await member.makePin({ title: `Pin ${made}` }));
  const [first, ...others] = pins.map(({ id, images }) => ({ id, url: images['474x']!.url }));
  const [last, lastButOne] = [others.pop()!, others.pop()!];
  const page = await openPage(`/pin/${first!.id}/`, { as: member, worker: true, allow: OFFLINE });
  await helped(page);
  await noted(page);
  await seenBefore(page, others);
  expect(await keptPictures(page)).toHaveLength(MAX_VIEWED_PINS);

  for (const { id } of [lastButOne, last]) {
    await page.goto(`/pin/${id}/`);
    await noted(page);
  }
  await expect.poll(() => keptPictures(page)).toHaveLength(MAX_VIEWED_PINS);
  const kept = await keptPictures(page);
  for (const { url } of [last, lastButOne, first!]) expect(kept).toContain(new URL(url).pathname);
  for (const { url } of others.slice(-2)) expect(kept).not.toContain(new URL(url).pathname);
  await page.context().setOffline(true);
  await page.goto('/');
  await seenLast(page).waitFor();
  expect(await page.getByRole('list').getByRole('link').count()).toBe(MAX_VIEWED_PINS);
});

test('after logging out nothing of what was seen is left', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'seesandgoes');
  const pin = await member.makePin({ title: 'A private chair' });
  const page = await openPage(`/pin/${pin.id}/`, { as: member, worker: true, allow: OFFLINE });
  await helped(page);
  await noted(page);
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('pinakes:seen'))).toBeNull();
  expect(await keptPictures(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/');
  await isOffline(page);
  expect(await seenLast(page).isVisible()).toBe(false);
});

test('somebody else on the same browser never sees it', async ({ openPage, server }) => {
  const ann = await Member.join(server.url, 'annsees');
  const ben = await Member.join(server.url, 'bensees');
  const pin = await ann.makePin({ title: 'Seen by Ann alone' });
  const page = await openPage(`/pin/${pin.id}/`, { as: ann, worker: true, allow: OFFLINE });
  const context = page.context();
  await helped(page);
  await noted(page);

  // The session has ended elsewhere, and the network went before the server could say who is there now.
  await context.clearCookies();
  await context.addCookies(ben.cookies);
  await context.setOffline(true);
  await page.goto('/');
  await isOffline(page);
  expect(await page.content()).not.toContain('Seen by Ann alone');

  const back = page.waitForEvent('load');
  await context.setOffline(false);
  await back;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pinakes:seen'))).toBeNull();
});

test('a part that went with an older version loads the page anew, at the address that was wanted', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'oldversion');
  const page = await openPage('about:blank', { as: member, allow: REFUSED });
  // The last thing that a page does when it has come to rest; the tests' browser says that it does not want it.
  const rested = page.waitForEvent('console', (said) => said.text().includes('Service Worker registration'));
  await page.goto('/');
  await rested;
  // As a server of another version answers, until the page has understood.
  let isOld = true;
  for (const script of [mainScript(), scriptOf('src/ui/create/create-page.tsx')])
    await page.route(`**${script}`, (route) => {
      if (!isOld) return route.continue();
      isOld = route.request().method() !== 'HEAD';
      return route.fulfill({ status: 404 });
    });
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  await loaded;
  await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
  expect(placeOf(page)).toBe('/pin/create/');
});

describe('a server that has changed', () => {
  /** A page with the helper beside it, and what starts its server again, at the same address with other settings. */
  async function changing(
    openPage: (address: string, options: PageOptions) => Promise<Page>,
    startOwnServer: typeof startServer,
  ) {
    const before = await startOwnServer();
    const page = await openPage(before.url, { worker: true, allow: OFFLINE });
    await helped(page);
    const change = async (env: Readonly<Record<string, string>>) => {
      await before.stop();
      const after = await startOwnServer({ PORT: new URL(before.url).port, ...env }, before.dataDir);
      await page.goto(after.url);
    };
    return { page, change };
  }

  test('brings its own offline page to browsers that were here before', async ({
    openPage,
    startOwnServer,
  }) => {
    const { page, change } = await changing(openPage, startOwnServer);
    await change({ SITE_NAME: 'Our Pins' });
    const offlinePage = () =>
      page.evaluate(async () => (await (await caches.match('/offline.html'))?.text()) ?? '');
    await expect.poll(offlinePage).toContain('Our Pins');
    await page.context().setOffline(true);
    await page.goto(page.url());
    await isOffline(page);
    expect(await page.title()).toBe('No connection · Our Pins');
  });

  test('and wants no helper any more takes it away with what it kept', async ({
    openPage,
    startOwnServer,
  }) => {
    const { page, change } = await changing(openPage, startOwnServer);
    expect(await keptAddresses(page)).toContain('/offline.html');
    await change({ SERVICE_WORKER: 'false' });
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
  });
});

test('browsers find nothing that keeps the site from being installed', async ({ openPage, server }) => {
  const page = await openPage('/', { worker: true });
  await helped(page);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toBe(new URL('/manifest.webmanifest?share=files&language=en', server.url).href);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Windows of tests keep nothing when they close; nothing can be installed from them.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
