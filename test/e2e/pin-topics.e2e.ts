import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

test('one corrects what a pin is about by the keyboard, and finds topics in the own language', async ({
  openPage,
  server,
}) => {
  const ida = await Member.join(server.url, 'ida', 'Ida');
  const board = await ida.makeBoard('Finds');
  const pin = await ida.makePin({ board_id: board.id, title: 'A heron' });
  const at = `/pin/${pin.id}/edit/`;

  const page = await openPage(at, { as: ida, width: 390 });
  await page.getByRole('button', { name: 'Remove Birds' }).click();
  const search = page.getByLabel(/^Add a topic/);
  await search.fill('sofa');
  await page.getByRole('button', { name: 'Add Beds and sofas' }).waitFor();
  await search.fill('pott');
  await page.getByRole('button', { name: 'Add Pottery' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Pottery' }).waitFor();
  expect(await search.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('heading', { name: 'A heron' }).waitFor();

  await ida.call('UserSettings', 'update', { locale: 'de' });
  await page.goto(at);
  await page.getByRole('button', { name: 'Töpfern entfernen' }).waitFor();
  await page.getByRole('button', { name: /^Vögel/ }).waitFor();
  await page.getByLabel(/^Thema hinzufügen/).fill('brot');
  await page.getByRole('button', { name: 'Brot hinzufügen' }).click();
  await page.getByRole('button', { name: 'Brot entfernen' }).waitFor();
});
