import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto, PHOTOS, type PictureFile } from './support/pictures.ts';

/** Another file of the same photo. */
async function edited(photo: PictureFile): Promise<PictureFile> {
  const buffer = await sharp(photo.buffer).flop().resize(420).jpeg({ quality: 50 }).toBuffer();
  return { ...photo, name: 'edited.jpg', buffer };
}

test('duplicates are found in edited files, merged by keyboard and restored', async ({
  openPage,
  server,
}) => {
  const ann = await Member.join(server.url, 'ann');
  const [garden, gifts] = [
    await ann.makeBoard('Garden'),
    await ann.makeBoard('Gifts', { privacy: 'secret' }),
  ];
  const photo = await aPhoto(PHOTOS[0]);
  await ann.makePin({ board_id: garden.id, title: 'Seeding', link: 'https://walks.example/' }, photo);
  await ann.makePin({ board_id: garden.id, title: 'Mirrored', note: 'For May' }, await edited(photo));
  await ann.makePin({ board_id: gifts.id, title: 'For Bob' }, photo);
  await ann.makePin({ board_id: garden.id, title: 'Peaks' }, await aPhoto(PHOTOS[2]));

  const page = await openPage(garden.url, { as: ann });
  await page.getByRole('button', { name: 'Board options' }).click();
  await page.getByRole('menuitem', { name: 'Find duplicates' }).click();
  const group = page.getByRole('region', { name: /^Group 1/ });
  await group.getByRole('radio').nth(1).waitFor();
  expect(await group.getByRole('radio').count()).toBe(2);

  await page.goto(new URL('/settings/duplicates', server.url).href);
  await group.getByRole('radio').nth(2).waitFor();
  await group.getByRole('radio', { name: /Seeding/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await group.getByRole('button', { name: 'Merge' }).focus();
  await page.keyboard.press('Enter');
  await group.getByText('2 Pins merged').waitFor();
  const titles = async (id: string) =>
    (await ann.call<{ title: string }[]>('BoardFeed', 'get', { board_id: id })).map(({ title }) => title);
  expect(await titles(garden.id)).toEqual(['Peaks', 'Seeding']);
  expect(await titles(gifts.id)).toEqual(['Seeding']);

  await group.getByRole('button', { name: 'Undo' }).click();
  await group.getByRole('radio').nth(2).waitFor();
  await expect.poll(() => titles(garden.id)).toEqual(['Peaks', 'Mirrored', 'Seeding']);
  expect(await titles(gifts.id)).toEqual(['For Bob']);
});
