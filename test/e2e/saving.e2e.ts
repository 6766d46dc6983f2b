import { describe, expect } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { WirePin } from '../../wire/pin.ts';
import { barriersOn } from './support/accessibility.ts';
import { test } from './support/e2e-test.ts';
import { Member, PASSWORD } from './support/member.ts';
import { logIn, placeOf } from './support/seen.ts';

/** The browser itself tells its console that a call was refused. */
const REFUSED = [/status of 4\d\d/];
const BOARDS = ['Kitchen', 'Garden', 'Autumn walks', 'Lamps', 'Doors'];
let made = 0;

/** Somebody who pins, and somebody with five boards who saves. */
async function pinnerAndSaver(siteUrl: string, boards = BOARDS) {
  made += 1;
  const pinner = await Member.join(siteUrl, `pinner${made}`, 'Ann');
  const board = await pinner.makeBoard('Pictures');
  const pin = await pinner.makePin({ board_id: board.id, title: `Chair ${made}` });
  const saver = await Member.join(siteUrl, `saver${made}`, 'Bob');
  // So that the pin is near the top of their home.
  await saver.call('UserFollow', 'create', { user_id: pin.pinner.id });
  for (const name of [...boards].reverse()) await saver.makeBoard(name);
  return { pinner, pin, saver };
}

const card = (page: Page, pin: WirePin): Locator => page.getByRole('article', { name: pin.title }).first();
const saveOn = (page: Page, pin: WirePin): Locator => card(page, pin).getByRole('button', { name: /^Save/ });
const toast = (page: Page): Locator => page.locator('[popover][role="status"]');

describe('on a card', () => {
  test('one tap saves to the last used board, also after a reload', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver, reducedMotion: false });
    await card(page, pin).hover();
    await saveOn(page, pin).click();
    await toast(page).getByText('Saved to Kitchen').waitFor();
    // The check is drawn a while after the words have come.
    const check = toast(page).locator('path').first();
    const delay = await check.evaluate((path) => getComputedStyle(path).animationDelay);
    expect(Number.parseFloat(delay)).toBeGreaterThan(0);
    await card(page, pin).getByRole('link', { name: 'Saved to Kitchen' }).waitFor();

    await page.reload();
    await card(page, pin).hover();
    const place = card(page, pin).getByRole('link', { name: 'Saved to Kitchen' });
    await place.click();
    await page.getByRole('heading', { name: 'Kitchen', level: 1 }).waitFor();
    await page.getByRole('article', { name: pin.title }).waitFor();
  });

  test('the toast takes it back', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver });
    await card(page, pin).hover();
    await saveOn(page, pin).click();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await toast(page).getByText('Pin deleted!').waitFor();
    await expect.poll(() => saveOn(page, pin).textContent()).toBe('Save');
    await page.goto(`/${saver.username}/_saved`);
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  });

  test('the toast leads to where the copy is moved', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver });
    await card(page, pin).hover();
    await saveOn(page, pin).click();
    await toast(page).getByRole('link', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another board' });
    await dialog.getByRole('option', { name: /Garden/ }).waitFor();
    expect(placeOf(page)).toMatch(
      new RegExp(
        `^/pin/\\d+/repin/\\?isEditingPin=true&pinBoardId=\\d+&&isFromToast=true&&originalPinId=${pin.id}$`,
      ),
    );
    await dialog.getByRole('option', { name: /Garden/ }).click();
    await toast(page).getByText('Saved to Garden').waitFor();
    await expect.poll(() => placeOf(page)).toBe('/');
    await card(page, pin).hover();
    await card(page, pin).getByRole('link', { name: 'Saved to Garden' }).waitFor();
  });

  test('the keyboard does all of it', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver });
    const button = card(page, pin).getByRole('button', { name: /choose another board/ });
    await card(page, pin).getByRole('link', { name: pin.title }).focus();
    await button.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const search = page.getByRole('combobox', { name: 'Search your boards' });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // The list of the first opening may be there until the new one takes the focus.
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('lamp');
    await page.keyboard.press('Enter');
    await toast(page).getByText('Saved to Lamps').waitFor();
  });

  test('the key s saves', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver });
    await card(page, pin).getByRole('link', { name: pin.title }).focus();
    await card(page, pin)
      .getByRole('button', { name: /choose another board/ })
      .waitFor();
    // What hears keys comes after the page.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('s');
    await toast(page).getByText('Saved to Kitchen').waitFor();
  });
});

describe('with few boards', () => {
  test('the first tap asks where to; from then on one tap saves there, also after a reload', async ({
    openPage,
    server,
  }) => {
    const { pin, saver } = await pinnerAndSaver(server.url, ['Kitchen']);
    const page = await openPage('/', { as: saver });
    await card(page, pin).hover();
    await saveOn(page, pin).click();
    const dialog = page.getByRole('dialog', { name: 'Save to' });
    await dialog.getByRole('option', { name: /^Profile/ }).click();
    await toast(page).getByText('Saved to Profile').waitFor();
    await toast(page).getByRole('link', { name: 'Organize' }).waitFor();
    const place = card(page, pin).getByRole('link', { name: 'Saved to Profile' });
    expect(await place.getAttribute('href')).toBe(`/${saver.username}/_saved`);

    await page.reload();
    await card(page, pin).hover();
    await card(page, pin)
      .getByRole('button', { name: /^Saved, remove/ })
      .click();
    await toast(page).getByText('Pin deleted!').waitFor();
    await card(page, pin).getByRole('button', { name: 'Profile, choose another board' }).click();
    await page.getByRole('option', { name: /Kitchen/ }).click();
    await toast(page).getByText('Saved to Kitchen').waitFor();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await toast(page).getByText('Pin deleted!').waitFor();
    await page.reload();
    await card(page, pin).hover();
    await card(page, pin).getByRole('button', { name: 'Kitchen, choose another board' }).waitFor();
    await saveOn(page, pin).click();
    await toast(page).getByText('Saved to Kitchen').waitFor();
  });

  test('a board is made on the way', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url, []);
    const page = await openPage('/', { as: saver });
    await card(page, pin).hover();
    await card(page, pin).getByRole('button', { name: 'Choose board' }).click();
    await page.getByRole('button', { name: 'Create board' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Chairs');
    await page.getByRole('button', { name: 'Create and save' }).click();
    await toast(page).getByText('Saved to Chairs').waitFor();
    await page.goto(`/${saver.username}/chairs/`);
    await page.getByRole('article', { name: pin.title }).waitFor();
  });
});

describe.for([1280, 390] as const)('in the closeup at %i px', (width) => {
  test('a pin goes into a section, and the toast can be pressed over it', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url, ['Kitchen']);
    const [board] = await saver.call<{ id: string }[]>('Boards', 'get', { username: saver.username });
    await saver.call('BoardSection', 'create', { board_id: board?.id, name: 'Stools' });
    const page = await openPage('/', { as: saver, width });
    await card(page, pin).getByRole('link', { name: pin.title }).click();
    const closeup = page.getByRole('dialog', { name: pin.title, exact: true });
    const boards = closeup.getByRole('button', { name: 'Choose board' });
    await boards.click();
    await closeup.getByRole('option', { name: 'Sections of Kitchen' }).waitFor();
    await page.keyboard.press('Escape');
    await closeup.getByRole('option').first().waitFor({ state: 'hidden' });
    await boards.click();
    await closeup.getByRole('option', { name: 'Sections of Kitchen' }).click();
    await closeup.getByRole('option', { name: /Stools/ }).click();
    // It stays while the pointer is on it.
    await toast(page).getByText('Saved to Stools in Kitchen').hover();
    const place = closeup.getByRole('link', { name: 'Saved to Stools' });
    expect(await place.getAttribute('href')).toBe(`/${saver.username}/kitchen/stools/`);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await toast(page).getByText('Pin deleted!').waitFor();
    await closeup.getByRole('button', { name: 'Save', exact: true }).waitFor();
  });
});

describe('a visitor', () => {
  test('is asked to log in, and then saves', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage(`/pin/${pin.id}/`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' });
    await prompt.getByRole('link', { name: 'Log in' }).click();
    expect(placeOf(page)).toBe(`/login/?next=%2Fpin%2F${pin.id}%2Frepin%2F`);
    await logIn(page, saver.username, PASSWORD);
    await page.getByRole('heading', { name: 'Save Pin', level: 1 }).waitFor();
    await page.getByRole('option', { name: /Doors/ }).click();
    await page.getByText('Saved to Doors').first().waitFor();
    await expect.poll(() => placeOf(page)).toBe(`/pin/${pin.id}/`);
    await toast(page).getByRole('link', { name: 'Change' }).waitFor();
  });
});

describe('an own pin', () => {
  test('is edited over the wall, and deleted when that is meant', async ({ openPage, server }) => {
    const { pin, pinner } = await pinnerAndSaver(server.url);
    const page = await openPage(`/${pinner.username}/_created/`, { as: pinner, height: 600 });
    await card(page, pin).hover();
    await card(page, pin).getByRole('link', { name: 'Edit Pin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Pin' });
    // The bar with the buttons covers all that is scrolled under it, down to the edge of the dialog.
    const bar = dialog.locator('footer', { hasText: 'Save changes' });
    await bar.waitFor();
    const [within, around] = [(await bar.boundingBox())!, (await dialog.boundingBox())!];
    const edges = ({ x, y, width, height }: typeof around) => [x, x + width, y + height];
    for (const [index, edge] of edges(within).entries())
      expect(Math.abs(edge - edges(around)[index]!)).toBeLessThanOrEqual(2);
    await dialog.getByLabel('Title').fill('A stool');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('article', { name: 'A stool' }).waitFor();
    await expect.poll(() => placeOf(page)).toBe(`/${pinner.username}/_created/`);

    await page.goto(`/pin/${pin.id}/edit`);
    expect(await page.getByLabel('Title').inputValue()).toBe('A stool');
    // On a phone it reaches down to the bar of the site: no field shows between the two.
    await page.setViewportSize({ width: 390, height: 600 });
    const foot = page.locator('main footer', { hasText: 'Save changes' });
    const siteBar = page.getByRole('navigation').filter({ hasText: 'Create' }).last();
    await expect
      .poll(async () => {
        const { y, height } = (await foot.boundingBox())!;
        return Math.abs(y + height - (await siteBar.boundingBox())!.y);
      })
      .toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.getByRole('button', { name: 'Delete Pin' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this Pin?' });
    await question.getByRole('button', { name: 'Delete Pin' }).click();
    await toast(page).getByText('Pin deleted!').waitFor();
    await page.getByRole('heading', { name: 'Pictures', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Save your first pin' }).waitFor();
  });

  test('comes back when the server does not delete it', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver, allow: [...REFUSED, /status of 500/] });
    await card(page, pin).hover();
    await saveOn(page, pin).click();
    await toast(page).getByText('Saved to Kitchen').waitFor();
    await page.goto(`/${saver.username}/kitchen/`);
    await page.route('**/PinResource/delete/', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await card(page, pin).hover();
    await card(page, pin)
      .getByRole('button', { name: /^Kitchen, change the board/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await toast(page).getByText('Sorry! There was an error deleting your Pin.').waitFor();
    await card(page, pin).waitFor();
  });
});

describe('nothing stands in the way', () => {
  test('of who saves with help', async ({ openPage, server }) => {
    const { pin, saver } = await pinnerAndSaver(server.url);
    const page = await openPage('/', { as: saver });
    await card(page, pin).hover();
    await card(page, pin)
      .getByRole('button', { name: /choose another board/ })
      .click();
    await page.getByRole('option', { name: /Lamps/ }).click();
    await toast(page).getByText('Saved to Lamps').waitFor();
    await card(page, pin).getByRole('link', { name: 'Saved to Lamps' }).waitFor();
    // It waits while a pointer is on it.
    await toast(page).getByRole('link', { name: 'Change' }).hover();
    expect(await barriersOn(page)).toEqual([]);
    await toast(page).getByRole('link', { name: 'Change' }).click();
    await page.getByRole('option', { name: /Garden/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('option', { name: /Garden/ }).click();
    await toast(page).getByText('Saved to Garden').waitFor();

    await card(page, pin).getByRole('link', { name: pin.title }).click();
    await page
      .getByRole('dialog', { name: pin.title, exact: true })
      .getByRole('link', { name: 'Saved to Garden' })
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('of who edits with help', async ({ openPage, server }) => {
    const { pin, pinner } = await pinnerAndSaver(server.url);
    const page = await openPage(`/pin/${pin.id}/edit/`, { as: pinner });
    await page.getByRole('button', { name: /^Board/ }).click();
    await page.getByRole('option', { name: /Pictures/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });
});
