import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { reloadUntil } from './support/reload-until.ts';
import { placeOf } from './support/seen.ts';
import { cardLink, cardsOf } from './support/wall.ts';

/** Ann follows Bob, and not Cid, who keeps a red picture. */
const test = e2eTest.extend('ann', { scope: 'file' }, async ({ server }) => {
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const cid = await Member.join(server.url, 'cid', 'Cid');
  await bob.makePin({ title: 'Wave' });
  const background = { r: 200, g: 20, b: 20 };
  const red = await sharp({ create: { width: 240, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await cid.makePin({ title: 'Barn' }, { name: 'red.jpg', mimeType: 'image/jpeg', buffer: red });
  const { id } = await bob.call<{ id: string }>('User', 'get', { username: 'bob' });
  await ann.call('UserFollow', 'create', { user_id: id });
  return ann;
});

const names = async (page: Page) => (await cardsOf(page)).map(({ name }) => name).sort();

test('the home has what one follows alone, or more; its end and its menus lead to what shapes it', async ({
  openPage,
  ann,
}) => {
  const page = await openPage('/', { as: ann });
  await reloadUntil(page, async () => (await names(page)).length === 2);
  expect(await names(page)).toEqual(['Barn', 'Wave']);
  const kept = page.waitForResponse(/\/resource\/UserSettingsResource\/update\//);
  await page.getByRole('button', { name: 'Following' }).click();
  await expect.poll(() => names(page)).toEqual(['Wave']);
  await kept;
  await page.reload();
  await cardLink(page, 'Wave').waitFor();
  expect(await page.getByRole('button', { name: 'Following' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'For you' }).click();
  await expect.poll(() => names(page)).toEqual(['Barn', 'Wave']);

  const card = page.getByRole('article', { name: 'Barn' });
  await cardLink(page, 'Barn').hover();
  await card.getByRole('button', { name: 'Feedback on this Pin' }).click();
  await card.getByRole('menuitem', { name: 'Tune your home feed' }).click();
  await page.getByRole('heading', { name: 'Tune your home feed', level: 1 }).waitFor();
  expect(placeOf(page)).toBe('/edit');
  await page.goBack();
  await page.getByRole('link', { name: 'Tune your home feed' }).click();
  await page.getByRole('heading', { name: 'Tune your home feed', level: 1 }).waitFor();
});

test('an open pin leads to others of its colour, and a colour to another one', async ({ openPage, ann }) => {
  const page = await openPage('/search/pins/?color=red', { as: ann });
  await reloadUntil(page, async () => (await cardLink(page, 'Barn').count()) > 0);
  await cardLink(page, 'Barn').click();
  await page
    .getByRole('link', { name: /^More pins in this color/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Red pins' }).waitFor();
  expect(placeOf(page)).toMatch(/^\/search\/pins\/\?color=%23/);
  await page.getByRole('link', { name: 'Green', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Green pins' }).waitFor();
  expect(placeOf(page)).toBe('/search/pins/?color=green');
});
