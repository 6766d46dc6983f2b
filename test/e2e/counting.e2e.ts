import type { Response } from 'playwright';
import { expect } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { countedAfter, PERSON, reloadAsPerson } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink } from './support/wall.ts';

const test = e2eTest
  .extend('serverEnv', { scope: 'file' }, () => ({ COUNTS_WRITTEN_SECONDS: '0' }))
  .extend('ann', { scope: 'file' }, ({ server }) => Member.join(server.url, 'ann'));

test('who has made a pin learns how often it is seen and followed, and nobody else does', async ({
  openPage,
  ann,
}) => {
  await ann.makePin({ title: 'A fig', link: 'https://oven.example/fig' });

  const visitor = await openPage('/');
  const seen = await countedAfter(visitor, async () => {
    await reloadAsPerson(visitor);
    await cardLink(visitor, 'A fig').waitFor();
  });
  expect((await seen.json()) as object).toMatchObject({ resource_response: { data: { accepted: 1 } } });

  await cardLink(visitor, 'A fig').click();
  const source = visitor.getByRole('dialog').getByRole('link', { name: /oven\.example/ });
  const opened = visitor.context().waitForEvent('page');
  const recorded = visitor.waitForResponse(
    (answer) => answer.request().postData()?.includes('"check_only":false') === true,
  );
  await source.click();
  await recorded;
  const other = await opened;
  await other.close();
  expect(await visitor.getByRole('button', { name: 'More options' }).count()).toBe(0);

  const page = await openPage('/', { as: ann });
  const stats = async () => {
    await page.goto('/');
    await cardLink(page, 'A fig').click();
    await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'See stats' }).click();
    const panel = page.getByRole('dialog', { name: 'Pin stats' });
    await panel.locator('dl:not([aria-busy=true])').waitFor();
    return (await panel.innerText()).replaceAll(/\s+/g, ' ');
  };
  await expect.poll(stats).toMatch(/Impressions 1 .*Pin clicks 1/);
});

test('pins below an open pin count as seen', async ({ openPage, ann }) => {
  const board = await ann.makeBoard('Quinces');
  await ann.makePin({ title: 'A quince', board_id: board.id });
  const below = await ann.makePin({ title: 'A quince tree' });

  const visitor = await openPage(board.url);
  const seen = await countedAfter(visitor, async () => {
    await reloadAsPerson(visitor);
    await cardLink(visitor, 'A quince').waitFor();
  });
  expect(impressionsIn(seen)).not.toContain(below.id);
  const seenBelow = await countedAfter(visitor, async () => {
    await cardLink(visitor, 'A quince').click();
    const more = visitor.getByRole('dialog').getByRole('feed', { name: 'More like this' });
    await more.getByRole('link', { name: 'A quince tree', exact: true }).scrollIntoViewIfNeeded();
  });
  expect(impressionsIn(seenBelow)).toContain(below.id);
});

const impressionsIn = (answer: Response) =>
  (answer.request().postDataJSON() as { impressions: readonly string[] }).impressions;

test('what is seen counts once, also when the server is away while the page is left and nothing may be stored', async ({
  startOwnServer,
  onTestFinished,
}) => {
  const env = { COUNTS_WRITTEN_SECONDS: '0' };
  const server = await startOwnServer(env);
  const ann = await Member.join(server.url, 'ann');
  const { id: pin_id } = await ann.makePin({ title: 'A fig' });
  const browser = await launchBrowser({ userAgent: PERSON });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: server.url });
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/');
  await cardLink(page, 'A fig').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
  // The card is seen after a second, and told five seconds later.
  await page.clock.runFor(1_500);

  await server.kill();
  await page.goto('about:blank');
  const again = await startOwnServer({ ...env, PORT: new URL(server.url).port }, server.dataDir);
  ann.moveTo(again.url);
  const figures = () =>
    ann.call<{ impressions: number | null }>('OnPinAnalytics', 'get', { pin_id, days: 30 });
  await expect.poll(async () => (await figures()).impressions, { timeout: 25_000 }).toBe(1);
});
