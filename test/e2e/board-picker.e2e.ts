import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { stillness } from './support/stillness.ts';

let made = 0;

/** A pin of somebody else's, and somebody with boards who saves. */
async function pinnerAndSaver(siteUrl: string, boards: readonly string[]) {
  made += 1;
  const pinner = await Member.join(siteUrl, `maker${made}`, 'Ann');
  const board = await pinner.makeBoard('Pictures');
  const pin = await pinner.makePin({ board_id: board.id, title: `Chair ${made}` });
  const saver = await Member.join(siteUrl, `chooser${made}`, 'Bob');
  for (const name of boards) await saver.makeBoard(name);
  return { pin, saver };
}

test.for([1280, 390] as const)(
  'the list of boards stands still when the boards come, at %i px',
  async (width, { openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url, ['Kitchen', 'Garden', 'Autumn walks', 'Lamps']);
    const page = await openPage(`/pin/${pin.id}/`, { as: saver, width });
    const come = Promise.withResolvers<void>();
    await page.route('**/resource/BoardPickerBoardsResource/get/**', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Choose board' }).click();
    const create = page.getByRole('button', { name: 'Create board' });
    await create.waitFor();
    await stillness(page);
    const before = await create.boundingBox();
    expect(await page.getByRole('option').allInnerTexts()).toHaveLength(1);
    come.resolve();
    await page.getByRole('option', { name: /Lamps/ }).waitFor();
    expect(await create.boundingBox()).toEqual(before);
    await page.getByRole('combobox', { name: 'Search your boards' }).fill('lamp');
    await page.getByRole('option', { name: /Garden/ }).waitFor({ state: 'detached' });
    expect(await create.boundingBox()).toEqual(before);
  },
);

test('a long list of boards stays inside the window, with the way to a new one', async ({
  openPage,
  server,
}) => {
  const many = Array.from({ length: 12 }, (_, index) => `Board ${index}`);
  const { pin, saver } = await pinnerAndSaver(server.url, many);
  const page = await openPage(`/pin/${pin.id}/`, { as: saver, height: 520 });
  await page.getByRole('button', { name: /choose another board/ }).click();
  const create = page.getByRole('button', { name: 'Create board' });
  await create.waitFor();
  await stillness(page);
  const box = (await create.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(520);
  await page.getByRole('option', { name: /Board 11/ }).scrollIntoViewIfNeeded();
  expect(await create.boundingBox()).toEqual(box);
});

test('a board that another window has deleted is named, leaves the list, and another one can be chosen', async ({
  openPage,
  server,
}) => {
  const { pin, saver } = await pinnerAndSaver(server.url, ['Kitchen', 'Garden']);
  const doomed = await saver.makeBoard('Doomed');
  const page = await openPage(`/pin/${pin.id}/`, { as: saver, allow: [/status of 404/] });
  const picker = page.getByRole('button', { name: 'Choose board' });
  await picker.click();
  const row = page.getByRole('option', { name: /Doomed/ });
  await row.waitFor();
  await saver.call('Board', 'delete', { board_id: doomed.id });
  await row.click();
  const toast = page.locator('[popover][role="status"]');
  await toast.getByText('Board not found.').waitFor();
  await toast.getByText('Doomed no longer exists.').waitFor();
  await toast.getByRole('link', { name: 'Choose another' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Pin' });
  await dialog.getByRole('option', { name: /Kitchen/ }).waitFor();
  expect(await dialog.getByRole('option', { name: /Doomed/ }).count()).toBe(0);
  await dialog.getByRole('option', { name: /Garden/ }).click();
  await toast.getByText('Saved to Garden').waitFor();
});

test('a board that another window has made is there to save to', async ({ openPage, server }) => {
  const { pin, saver } = await pinnerAndSaver(server.url, ['Kitchen']);
  const page = await openPage(`/pin/${pin.id}/`, { as: saver });
  const picker = page.getByRole('button', { name: 'Choose board' });
  await picker.click();
  await page.getByRole('option', { name: /Kitchen/ }).waitFor();
  await page.keyboard.press('Escape');

  const other = await page.context().newPage();
  await other.goto('/me/');
  await other.getByRole('button', { name: 'Create board' }).click();
  const dialog = other.getByRole('dialog', { name: 'Create board' });
  await dialog.getByLabel('Name').fill('Attic');
  await dialog.getByRole('button', { name: 'Create board' }).click();
  await other.getByRole('heading', { level: 1, name: 'Attic' }).waitFor();

  await picker.click();
  await page.getByRole('option', { name: /Attic/ }).waitFor();
});
