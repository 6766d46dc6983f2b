import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, onTestFinished } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto, aPicture, type PictureFile } from './support/pictures.ts';
import { errorBeside, placeOf } from './support/seen.ts';
import { stillness } from './support/stillness.ts';

const SIZES = [1280, 390] as const;
const REFUSED = [/status of 4\d\d/];
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];

const picture = (page: Page) => page.getByLabel('Choose an image or video');
const board = (page: Page) => page.getByRole('combobox', { name: 'Board' });
// Exact: while one is on its way the button says "Publishing…", and pressing it does nothing.
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const uploaded = (page: Page) => page.getByText('Uploaded').waitFor();

describe.for(SIZES)('at %i px', (width) => {
  test('a photo becomes a pin on a new secret board, with all its texts', async ({ openPage, server }) => {
    const member = await Member.join(server.url, `maker${width}`, 'Ada');
    const page = await openPage('/pin/create/', { width, as: member });
    await picture(page).setInputFiles(await aPhoto('seeding.jpg'));
    await uploaded(page);
    await page.getByText('600 × 800').waitFor();
    await page.getByLabel('Title').fill('Dandelion');
    await page.getByLabel('Description').fill('One breath before it flies');
    await page.getByLabel('Link').fill('https://www.garden.example/seeds?from=wall');
    await page.getByLabel('Alternative text').fill('A dandelion clock');

    await board(page).click();
    await page.getByRole('button', { name: 'Create board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create board' });
    await dialog.getByRole('button', { name: 'Create board' }).click();
    await expect.poll(() => errorBeside(dialog.getByLabel('Name'))).toBe('Enter a name for the board.');
    await dialog.getByLabel('Name').fill('Seeds');
    await dialog.getByRole('radio', { name: 'Secret' }).check();
    await dialog.getByRole('button', { name: 'Create board' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => board(page).innerText()).toContain('Seeds');
    await page.getByText('Only you can see this board.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Dandelion');

    await publish(page);
    await Promise.all([
      page.getByText('Published to Seeds').waitFor(),
      page.getByRole('heading', { name: 'Dandelion', level: 1 }).waitFor(),
    ]);
    await page.getByText('One breath before it flies').waitFor();
    await page.getByRole('img', { name: 'A dandelion clock' }).waitFor();
    const source = page.getByRole('link', { name: 'garden.example' });
    expect(await source.getAttribute('href')).toBe('https://www.garden.example/seeds?from=wall');
    await page.getByRole('main').getByRole('link', { name: 'Seeds' }).click();
    await page.getByRole('heading', { name: 'Seeds', level: 1 }).waitFor();
    await page.getByText('1 pin', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Dandelion' }).waitFor();
  });

  test('the list of boards stands still when the boards come', async ({ openPage, server }) => {
    const member = await Member.join(server.url, `waiter${width}`, 'Ada');
    for (const name of ['Seeds', 'Doors', 'Lamps']) await member.makeBoard(name);
    const page = await openPage('/', { width, as: member });
    const come = Promise.withResolvers<void>();
    await page.route('**/resource/BoardPickerBoardsResource/get/**', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto('/pin/create/');
    await board(page).click();
    const create = page.getByRole('button', { name: 'Create board' });
    await create.waitFor();
    await stillness(page);
    const before = await create.boundingBox();
    expect(await page.getByRole('option').count()).toBe(1);
    come.resolve();
    await page.getByRole('option', { name: 'Lamps' }).waitFor();
    expect(await create.boundingBox()).toEqual(before);
  });
});

test('a pin without a board is on the profile, one with a board on that board', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'placer');
  const { url } = await member.makeBoard('Hills');
  const page = await openPage('/pin/create/', { width: 390, as: member });
  await picture(page).setInputFiles(await aPicture(1));
  await page.getByLabel('Title').fill('Without a board');
  await uploaded(page);
  expect(await board(page).innerText()).toContain('Profile');
  await publish(page);
  await page.getByText('Published to Profile').waitFor();

  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await picture(page).setInputFiles(await aPhoto('picos-de-europa.jpg'));
  await uploaded(page);
  await board(page).press('ArrowDown');
  await page.getByRole('option', { name: 'Hills' }).waitFor();
  // Pressed while it still comes, the page would be scrolled under the pointer to find it.
  await stillness(page);
  await page.getByRole('option', { name: 'Hills' }).click();
  await expect.poll(() => board(page).innerText()).toContain('Hills');
  await page.getByLabel('Title').fill('On the board');
  await publish(page);
  await page.getByText('Published to Hills').waitFor();

  await page.goto(url);
  await page.getByRole('link', { name: 'On the board' }).waitFor();
  expect(await page.getByRole('link', { name: 'Without a board' }).count()).toBe(0);
  await page.goto(`/${member.username}/_saved/`);
  await page.getByRole('link', { name: 'Without a board' }).waitFor();
});

test('a file that is no picture is refused beside the field, the rest is kept', async ({
  openPage,
  server,
}) => {
  const member = await Member.join(server.url, 'wrong');
  const page = await openPage('/pin/create/', { as: member, allow: REFUSED });
  await page.getByLabel('Title').fill('Still here');
  for (const [file, problem] of WRONG_FILES) {
    await picture(page).setInputFiles(file);
    await expect.poll(() => errorBeside(picture(page)), { message: file.name }).toMatch(problem);
  }
  await picture(page).setInputFiles(await aHugeFile());
  await expect.poll(() => errorBeside(picture(page))).toBe('This image is too large. The limit is 20 MB.');
  await publish(page);
  expect(await page.getByLabel('Title').inputValue()).toBe('Still here');
  expect(placeOf(page)).toBe('/pin/create/');

  await picture(page).setInputFiles(await aPicture(2));
  await uploaded(page);
  await publish(page);
  await page.getByRole('heading', { name: 'Still here' }).waitFor();
});

test('texts that do not fit are said beside their fields and kept', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'wordy');
  const page = await openPage('/pin/create/', { width: 390, as: member });
  await publish(page);
  await expect.poll(() => errorBeside(picture(page))).toBe('Choose an image or video first.');

  await picture(page).setInputFiles(await aPicture(3));
  await uploaded(page);
  await page.getByLabel('Title').fill('t'.repeat(201));
  await page.getByLabel('Description').fill('d'.repeat(501));
  await page.getByLabel('Link').fill('not an address');
  await publish(page);
  const title = page.getByLabel('Title');
  await expect.poll(() => errorBeside(title)).toBe('Title is too long: 200 characters at most.');
  expect(await errorBeside(page.getByLabel('Description'))).toBe(
    'Description is too long: 500 characters at most.',
  );
  expect(await errorBeside(page.getByLabel('Link'))).toBe('Enter a valid URL, starting with https://');
  expect(await title.inputValue()).toBe('t'.repeat(201));
  expect(await page.getByText('Uploaded').isVisible()).toBe(true);

  await title.fill('👍🏽'.repeat(200));
  await page.getByLabel('Description').fill('');
  await page.getByLabel('Link').fill('');
  await publish(page);
  await page.getByText('Published to Profile').waitFor();
});

test('without a network nothing is lost, and a second try works', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'offline');
  const page = await openPage('/pin/create/', { as: member, allow: OFFLINE });
  await page.getByLabel('Title').fill('Made in a tunnel');
  await page.context().setOffline(true);
  await picture(page).setInputFiles(await aPhoto('umang.jpg'));
  await page.getByRole('alert').getByText('You seem to be offline.').waitFor();
  await page.getByText('umang.jpg').waitFor();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await uploaded(page);

  await page.context().setOffline(true);
  await publish(page);
  await page.getByRole('alert').getByText('You seem to be offline.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Made in a tunnel');
  expect(await page.getByText('Uploaded').isVisible()).toBe(true);

  await page.context().setOffline(false);
  await publish(page);
  await page.getByRole('heading', { name: 'Made in a tunnel' }).waitFor();
});

test('a picture can be dropped', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'dropper');
  const page = await openPage('/pin/create/', { as: member });
  const dataTransfer = await carried(page, await aPicture(4));
  const zone = page.getByText(/Or drop it here, or paste it\./);
  await zone.dispatchEvent('dragover', { dataTransfer });
  await zone.dispatchEvent('drop', { dataTransfer });
  await uploaded(page);
  await page.getByText('picture-4.jpg').waitFor();
});

test('a picture can be pasted, also while a text is being written', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'paster');
  const page = await openPage('/pin/create/', { as: member });
  await page.getByLabel('Title').fill('From the clipboard');
  await page.evaluate(
    (clipboardData) =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    await carried(page, await aPicture(5)),
  );
  await uploaded(page);
  await publish(page);
  await page.getByRole('heading', { name: 'From the clipboard' }).waitFor();
});

test('pressing twice publishes once', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'hasty');
  const page = await openPage('/pin/create/', { as: member });
  await page.getByLabel('Title').fill('Once');
  await picture(page).setInputFiles(await aPicture(10));
  await uploaded(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await page.getByRole('heading', { name: 'Once', level: 1 }).waitFor();
  await page.goto('/hasty/_saved/');
  await page.getByText('1 pin', { exact: true }).waitFor();
});

test('a picture that was removed is not published', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'remover');
  const page = await openPage('/pin/create/', { as: member });
  await picture(page).setInputFiles(await aPicture(6));
  await uploaded(page);
  await page.getByRole('button', { name: 'Remove image' }).click();
  await publish(page);
  await expect.poll(() => errorBeside(picture(page))).toBe('Choose an image or video first.');
});

const MEGABYTE = 1_000_000;
const aFile = (name: string, content: string | Buffer): PictureFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(content),
});

/** What a person may take for a picture, and what is said about it. */
const WRONG_FILES: readonly (readonly [PictureFile, RegExp])[] = [
  [aFile('letter.jpg', 'Dear reader, this is no picture.'), /^This file isn’t an image\. Use JPEG, PNG/],
  [aFile('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), /^SVG drawings aren’t supported\./],
  [aFile('drawing.jpg', '<?xml version="1.0"?><svg/>'), /^SVG drawings aren’t supported\./],
  [
    aFile('phone.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'.padEnd(2000, '\0'), 'latin1')),
    /^HEIC photos aren’t supported here\. Save the photo as JPEG/,
  ],
  [
    aFile('half.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')),
    /^This image is damaged or incomplete\. Try another\.$/,
  ],
  [aFile('empty.jpg', ''), /^This file is empty\.$/],
];

/** The path of one: its content need not go through the connection to the browser. */
async function aHugeFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-huge-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'poster.jpg');
  await writeFile(file, Buffer.alloc(21 * MEGABYTE));
  return file;
}

/** What a drag or the clipboard carries. */
function carried(page: Page, { name, mimeType, buffer }: PictureFile) {
  return page.evaluateHandle(
    ([fileName, type, content]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
}
