import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { holdUploads } from './support/hold-uploads.ts';
import { Member } from './support/member.ts';
import { aPhoto, aPicture, type PictureFile } from './support/pictures.ts';
import { logOut } from './support/seen.ts';
import { cardLink } from './support/wall.ts';

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];
const REFUSED = [/status of 4\d\d/];

const title = (page: Page) => page.getByLabel('Title');
const picture = (page: Page) => page.getByLabel('Choose an image or video');
const saved = (page: Page) => page.getByText('Draft saved').waitFor();
const uploaded = (page: Page) => page.getByText('Uploaded').waitFor();
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Drafts' }).getByRole('listitem').filter({ hasText: name });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text);

const LETTER: PictureFile = {
  name: 'letter.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Dear reader, this is no picture.'),
};

test('what was filled in is there again after a reload, with its picture', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'keeps');
  await member.makeBoard('Seeds');
  const page = await openPage('/pin/create/', { as: member });
  await title(page).fill('Dandelion');
  await page.getByLabel('Link').fill('https://garden.example/');
  await page.getByRole('combobox', { name: 'Board' }).click();
  await page.getByRole('option', { name: 'Seeds' }).click();
  await picture(page).setInputFiles(await aPhoto('seeding.jpg'));
  await uploaded(page);
  await saved(page);

  await page.reload();
  await uploaded(page);
  expect(await title(page).inputValue()).toBe('Dandelion');
  expect(await page.getByLabel('Link').inputValue()).toBe('https://garden.example/');
  await expect.poll(() => page.getByRole('combobox', { name: 'Board' }).innerText()).toContain('Seeds');
  const shown = page.getByRole('img', { name: 'Selected image' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await publish(page).click();
  await page.getByText('Published to Seeds').waitFor();

  await page.goto('/pin/create/');
  await picture(page).waitFor();
  expect(await title(page).inputValue()).toBe('');
});

test('a picture that was on its way when the window was closed is sent by itself', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'closes');
  const page = await openPage('/pin/create/', { width: 390, as: member, allow: [/upload-image/] });
  await holdUploads(page);
  await picture(page).setInputFiles(await aPhoto('umang.jpg'));
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor();
  await saved(page);
  const again = await openPage('/', { beside: page, width: 390 });
  await page.close();
  await again.goto('/pin/create/');
  await uploaded(again);
  await again.getByText('umang.jpg').waitFor();
});

test('several pictures become several pins; a wrong one holds nobody up', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'several');
  const page = await openPage('/pin/create/', { as: member, allow: REFUSED });
  await title(page).fill('First of three');
  await picture(page).setInputFiles([await aPicture(1), LETTER, await aPicture(2), await aPicture(3)]);
  await page.getByRole('alert').filter({ hasText: 'letter.jpg: This file isn’t an image' }).waitFor();
  await row(page, 'picture-2.jpg').getByRole('button', { name: 'picture-2.jpg' }).first().click();
  await title(page).fill('Second of three');
  await page.getByRole('button', { name: 'Publish all 3' }).click();
  await page.getByText('3 pins published').waitFor();
  // Nothing is left to do on the page.
  await page.waitForURL((url) => url.pathname !== '/pin/create/');

  await page.goto(`/${member.username}/_created/`);
  await page.getByRole('link', { name: 'First of three' }).waitFor();
  await page.getByRole('link', { name: 'Second of three' }).waitFor();
});

test('without a network a quiet bar says so until it is back', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'tunnel');
  const name = 'Behind tunnel ';
  await member.makePin({ title: name });
  const page = await openPage('/', { width: 390, as: member, allow: OFFLINE });
  await cardLink(page, name).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await notice(page, 'No connection.').waitFor();
  await cardLink(page, name).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.context().setOffline(false);
  await notice(page, 'You’re back online.').waitFor();
  await notice(page, 'You’re back online.').waitFor({ state: 'detached' });
});

describe('two windows of one browser', () => {
  test('show what was typed last in either, and a published draft in neither', async ({
    openPage,
    server,
  }) => {
    const member = await Member.join(server.url, 'twofold');
    const one = await openPage('/pin/create/', { as: member });
    const other = await openPage('/pin/create/', { beside: one });
    await picture(other).waitFor();
    await title(one).fill('Typed here');
    await expect.poll(() => title(other).inputValue()).toBe('Typed here');
    await other.getByLabel('Description').fill('Typed there');
    await expect.poll(() => one.getByLabel('Description').inputValue()).toBe('Typed there');
    await title(other).fill('Typed later');
    await expect.poll(() => title(one).inputValue()).toBe('Typed later');

    await picture(one).setInputFiles(await aPicture(4));
    await uploaded(other);
    await publish(one).click();
    await one.getByRole('heading', { name: 'Typed later', level: 1 }).waitFor();
    await picture(other).waitFor();
    expect(await title(other).inputValue()).toBe('');
  });

  test('a pin that is made in one is seen in the other when one comes back to it', async ({
    openPage,
    server,
  }) => {
    const member = await Member.join(server.url, 'comesback');
    await member.makePin({ title: 'There before' });
    const wall = await openPage('/', { as: member });
    await cardLink(wall, 'There before').waitFor();
    const other = await openPage('/pin/create/', { beside: wall });
    await title(other).fill('Made meanwhile');
    await picture(other).setInputFiles(await aPicture(5));
    await uploaded(other);
    await publish(other).click();
    await other.getByRole('heading', { name: 'Made meanwhile', level: 1 }).waitFor();
    await expect
      .poll(async () => {
        await wall.evaluate(() => window.dispatchEvent(new Event('focus')));
        return cardLink(wall, 'Made meanwhile').count();
      })
      .toBe(1);
  });

  test('after logging out nothing of a draft is left on the browser', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'leavesnothing');
    const page = await openPage('/pin/create/', { as: member, allow: REFUSED });
    await title(page).fill('A private thought');
    await picture(page).setInputFiles(await aPicture(6));
    await uploaded(page);
    await saved(page);
    const beside = await openPage('/pin/create/', { beside: page, allow: REFUSED });
    await expect.poll(() => title(beside).inputValue()).toBe('A private thought');
    await page.close();
    await logOut(beside);
    expect(await keptOn(beside)).toEqual({ texts: [], pictures: 0 });
    await beside.goBack();
    await beside.getByRole('heading', { name: /^Log in/ }).waitFor();
    expect(await beside.content()).not.toContain('A private thought');
  });
});

/** What this site has on this browser: texts of drafts, and how many pictures. */
function keptOn(page: Page): Promise<{ texts: string[]; pictures: number }> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database does not answer.'));
      });
    const database = await asked(indexedDB.open('pinakes'));
    const pictures = await asked(
      database.transaction('draft-pictures').objectStore('draft-pictures').count(),
    );
    database.close();
    return { texts: Object.keys(localStorage).filter((key) => key.includes('draft')), pictures };
  });
}

test('somebody else on the same browser sees nothing of a draft', async ({ openPage, server }) => {
  const ann = await Member.join(server.url, 'annsdraft');
  const ben = await Member.join(server.url, 'bensdraft');
  const page = await openPage('/pin/create/', { as: ann, allow: [/status of 401/] });
  await title(page).fill('Ann’s alone');
  await saved(page);
  await page.context().clearCookies();
  await page.context().addCookies(ben.cookies);
  await page.goto('/pin/create/');
  await picture(page).waitFor();
  await page.getByLabel('Description').fill('Ben’s');
  await saved(page);
  expect(await title(page).inputValue()).toBe('');

  await page.context().clearCookies();
  await page.context().addCookies(ann.cookies);
  await page.goto('/pin/create/');
  await expect.poll(() => title(page).inputValue()).toBe('Ann’s alone');
  expect(await page.getByLabel('Description').inputValue()).toBe('');
});

test('a browser that forbids storage makes pins all the same and asks before closing', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'nostorage');
  const page = await openPage('/', { as: member });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await page.goto('/pin/create/');
  await title(page).fill('Without a trace');
  await page.getByText('Draft can’t be saved in this browser').waitFor();
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');
  expect(await title(page).inputValue()).toBe('Without a trace');
  await picture(page).setInputFiles(await aPicture(7));
  await uploaded(page);
  await publish(page).click();
  await page.getByRole('heading', { name: 'Without a trace', level: 1 }).waitFor();
});
