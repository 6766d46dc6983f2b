import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { PERSON } from './support/counted.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { openPageServer } from './support/page-server.ts';
import { placeOf } from './support/seen.ts';
import { cardLink } from './support/wall.ts';

const test = e2eTest
  .extend('serverEnv', { scope: 'file' }, () => ({ COUNTS_WRITTEN_SECONDS: '0' }))
  .extend('ann', { scope: 'file' }, ({ server }) => Member.join(server.url, 'ann'));

/** Sites that tests open answer with a page of their own. */
const answerSites = (page: Page) =>
  page
    .context()
    .route(/^https:\/\/[a-z]+\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
    );
const source = (page: Page, host: string) => page.getByRole('link', { name: host, exact: true });
const isCheck = (url: string) => new URL(url).pathname === '/v3/offsite/';

test('a member leaves by one click, and the click is recorded', async ({ openPage, ann }) => {
  const pin = await ann.makePin({ title: 'A fig', link: 'https://oven.example/fig?epik=x&a=b' });
  const page = await openPage('/', { as: ann });
  await page.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  await answerSites(page);
  const checked = page.waitForResponse((answer) => isCheck(answer.url()));
  await page.goto(`/pin/${pin.id}/`);
  await checked;
  const record = page.waitForRequest(
    (request) => isCheck(request.url()) && request.postData()?.includes('"check_only":false') === true,
  );
  const opening = page.context().waitForEvent('page');
  await source(page, 'oven.example').click();
  const other = await opening;
  await other.waitForURL('https://oven.example/fig?a=b');
  expect(await other.evaluate(() => window.opener as unknown)).toBeNull();
  expect((await record).postDataJSON()).toMatchObject({
    pin_id: pin.id,
    url: 'https://oven.example/fig?a=b',
    aux_data: JSON.stringify({ clickthrough_type: 'clickthrough', objectId: pin.id }),
  });
});

test('Ctrl and the middle button open the source from a card and from an open pin, and count once each', async ({
  openPage,
  ann,
  afterPages,
}) => {
  // Counts what it is asked for: Playwright does not tell of each tab in the background.
  const site = await openPageServer();
  afterPages(() => site.close());
  const link = `${site.origin.replace('127.0.0.1', 'localhost')}/words`;
  const pin = await ann.makePin({ title: 'A medlar', link });
  const page = await openPage('/', { as: ann });
  await page.setExtraHTTPHeaders({ 'User-Agent': PERSON });
  const records: string[] = [];
  page.on('request', (request) => {
    const told = isCheck(request.url()) ? (request.postDataJSON() as Record<string, unknown>) : {};
    if (told['check_only'] === false) records.push(`${String(told['pin_id'])} ${String(told['url'])}`);
  });
  let times = 0;
  const leave = async (from: Locator, options: Parameters<Locator['click']>[0]) => {
    await from.click(options);
    times += 1;
    await expect.poll(() => site.asked.filter((path) => path === '/words')).toHaveLength(times);
    await expect.poll(() => records).toEqual(Array(times).fill(`${pin.id} ${link}`));
  };

  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await cardLink(page, 'A medlar').hover();
  const pill = page.getByRole('article', { name: 'A medlar' }).getByRole('link', { name: /^localhost, / });
  // Comes once the pointer has rested on the card.
  await expect.poll(() => pill.evaluate((anchor) => getComputedStyle(anchor).pointerEvents)).toBe('auto');
  await leave(pill, { modifiers: ['Control'] });
  await leave(pill, { button: 'middle' });
  await page.goto(`/pin/${pin.id}/`);
  await page.waitForLoadState('networkidle');
  await leave(source(page, 'localhost'), { modifiers: ['Control'] });
  await leave(source(page, 'localhost'), { button: 'middle' });
});

test('a suspicious site is not opened, and the operator’s list counts at once', async ({
  openPage,
  ann,
  server,
}) => {
  const pin = await ann.makePin({ title: 'A pear', link: 'https://fake.example/pear' });
  await writeFile(path.join(server.dataDir, 'link-blocklist.txt'), 'fake.example suspicious\n');
  const page = await openPage('/', { as: ann });
  const isWarned = async () => {
    const checked = page.waitForResponse((answer) => isCheck(answer.url()));
    await page.goto(`/pin/${pin.id}/`);
    return (await (await checked).text()).includes('suspicious');
  };
  await expect.poll(isWarned).toBe(true);
  await source(page, 'fake.example').click();
  const dialog = page.getByRole('alertdialog', { name: 'Heads up!' });
  await dialog.getByText('We have blocked this link').waitFor();
  await dialog.getByText('fake.example').waitFor();
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.context().pages()).toHaveLength(1);
});

test('a new visitor sees where a link goes first, and can go back', async ({ openPage, ann }) => {
  const pin = await ann.makePin({ title: 'A plum', link: 'https://orchard.example/plum' });
  const page = await openPage('/');
  await answerSites(page);
  const checked = page.waitForResponse((answer) => isCheck(answer.url()));
  await page.goto(`/pin/${pin.id}/`);
  await checked;
  await source(page, 'orchard.example').click();
  await page.getByRole('heading', { name: /^You’re leaving/ }).waitFor();
  await page.getByText('orchard.example').waitFor();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Visit site' }).click();
  await (await opening).waitForURL('https://orchard.example/plum');
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.getByRole('heading', { name: 'A plum', level: 1 }).waitFor();
  expect(placeOf(page)).toBe(`/pin/${pin.id}/`);
});
