import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { holdUploads } from './support/hold-uploads.ts';
import { Member } from './support/member.ts';
import { aPicture } from './support/pictures.ts';
import { errorBeside, placeOf } from './support/seen.ts';

const picture = (page: Page) => page.getByLabel('Choose an image or video');
const waiting = (page: Page) => page.getByRole('button', { name: 'Uploading…' });
const uploaded = (page: Page) => page.getByText('Uploaded').waitFor();

test('what is on its way is waited for, and can be called back', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'waiter');
  const page = await openPage('/pin/create/', { as: member });
  const letThrough = await holdUploads(page);
  await picture(page).setInputFiles(await aPicture(8));
  await waiting(page).waitFor();
  await page.getByLabel('Title').press('Enter');
  expect(await errorBeside(page.getByLabel('Title'))).toBe('');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await picture(page).waitFor();

  await picture(page).setInputFiles(await aPicture(9));
  await page.getByText('picture-9.jpg').waitFor();
  await letThrough();
  await uploaded(page);
  expect(placeOf(page)).toBe('/pin/create/');
});

test.for([1280, 360])('at %i px nothing moves when it has arrived', async (width, { openPage, server }) => {
  const member = await Member.join(server.url, `calm${width}`);
  const page = await openPage('/pin/create/', { as: member, width });
  const letThrough = await holdUploads(page);
  await picture(page).setInputFiles(await aPicture(10));
  await waiting(page).waitFor();
  const kinds = page.getByRole('group', { name: 'Kind of pin' });
  const before = await kinds.boundingBox();
  await letThrough();
  await uploaded(page);
  await waiting(page).waitFor({ state: 'detached' });
  expect(await kinds.boundingBox()).toEqual(before);
});
