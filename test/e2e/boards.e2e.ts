import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { placeOf } from './support/seen.ts';
import { cardsOf } from './support/wall.ts';

let members = 0;
const owner = (server: { url: string }) => Member.join(server.url, `owner${++members}`);

/** A board with pins called "Pin 1" to "Pin {count}"; the newest comes first. */
async function aBoardOf(count: number, member: Member, name = 'Garden') {
  const board = await member.makeBoard(name);
  const pins = [];
  for (let number = 1; number <= count; number++)
    pins.push(await member.makePin({ board_id: board.id, title: `Pin ${number}` }));
  return { ...board, pins };
}

const names = async (page: Page) => (await cardsOf(page)).map(({ name }) => name);
const toast = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function organize(page: Page) {
  await button(page, 'Organize').click();
  await page.getByRole('checkbox').first().waitFor();
}

describe.each([1280, 390])('at %i px', (width) => {
  test('pins move into a section, which is renamed and deleted; they stay on the board', async ({
    openPage,
    server,
  }) => {
    const ann = await owner(server);
    const board = await aBoardOf(5, ann);
    const page = await openPage(board.url, { width, as: ann, allow: [/404/] });
    await button(page, 'Board options').click();
    await page.getByRole('menuitem', { name: 'Add section' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add section' });
    await dialog.getByLabel('Name').fill('Roses');
    await button(dialog, 'Add section').click();
    await page.getByRole('link', { name: /Roses/ }).waitFor();

    await organize(page);
    await checkbox(page, 'Pin 5').click();
    await checkbox(page, 'Pin 3').click({ modifiers: ['Shift'] });
    await page.getByText('3 pins selected').waitFor();
    await button(page, 'Move').click();
    const target = page.getByRole('dialog', { name: 'Move to' });
    await target.getByRole('button', { name: /Garden/ }).click();
    await page.getByRole('dialog', { name: 'Move to Garden' }).getByRole('button', { name: /Roses/ }).click();
    await toast(page, '3 pins moved to Roses').waitFor();
    await button(page, 'Done').click();
    await page.getByText('5 pins · 1 section').waitFor();
    await page.getByRole('link', { name: /Roses.*3 pins/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Roses' }).waitFor();
    expect(placeOf(page)).toBe(`${board.url}roses/`);
    expect((await names(page)).toSorted()).toEqual(['Pin 3', 'Pin 4', 'Pin 5']);

    await page.getByRole('link', { name: 'Edit section' }).click();
    await page.getByLabel('Name').fill('Old roses');
    await button(page, 'Save').click();
    await page.getByRole('heading', { level: 1, name: 'Old roses' }).waitFor();
    await page.goto(`${board.url}roses/`);
    await page.getByRole('heading', { level: 1, name: 'Old roses' }).waitFor();
    expect(placeOf(page)).toBe(`${board.url}old-roses/`);

    await page.getByRole('link', { name: 'Edit section' }).click();
    await button(page, 'Delete section').click();
    const question = page.getByRole('alertdialog', { name: 'Delete Old roses?' });
    await question.getByText(/Its 3 pins stay on Garden/).waitFor();
    await button(question, 'Delete section').click();
    await page.getByText('5 pins', { exact: true }).waitFor();
    expect(placeOf(page)).toBe(board.url);
    expect(await names(page)).toHaveLength(5);
  });
});

test('a board is made on the profile, renamed, archived and deleted', async ({ openPage, server }) => {
  const ann = await owner(server);
  const page = await openPage('/me/', { as: ann, allow: [/404/] });
  await button(page, 'Create board').click();
  const dialog = page.getByRole('dialog', { name: 'Create board' });
  await dialog.getByLabel('Name').fill('Letters');
  await dialog.getByLabel('Description').fill('From and to friends');
  await dialog.getByRole('radio', { name: 'Secret' }).check();
  await button(dialog, 'Create board').click();
  await page.getByRole('heading', { level: 1, name: 'Letters' }).waitFor();
  expect(placeOf(page)).toBe(`/${ann.username}/letters/`);
  await page.getByRole('main').getByText('From and to friends').waitFor();

  await page.getByRole('link', { name: 'Edit board' }).click();
  await page.getByLabel('Name').fill('Old letters');
  await page.getByRole('radio', { name: 'Unlisted' }).check();
  await button(page, 'Save').click();
  await page.getByRole('heading', { level: 1, name: 'Old letters' }).waitFor();
  expect(placeOf(page)).toBe(`/${ann.username}/old-letters/`);
  await page.getByText('Only people with the link can see this board').waitFor();

  await page.goto(`/${ann.username}/letters/`);
  await page.getByRole('heading', { level: 1, name: 'Old letters' }).waitFor();
  expect(placeOf(page)).toBe(`/${ann.username}/old-letters/`);

  await button(page, 'Board options').click();
  await page.getByRole('menuitem', { name: 'Archive board' }).click();
  await toast(page, 'Old letters has been archived').waitFor();
  await page.goto('/me/');
  await page.getByRole('heading', { name: 'Make your first board' }).waitFor();
  // Who this is leaves the page to what they have.
  expect((await page.getByRole('main').locator('header').boundingBox())!.height).toBeLessThanOrEqual(260);
  await button(page, 'Sort and filter boards').click();
  await page.getByRole('menuitemradio', { name: 'Archived boards' }).click();
  await page.getByRole('link', { name: /Old letters/ }).click();
  await page.getByText('archived', { exact: false }).first().waitFor();

  await button(page, 'Board options').click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Old letters?' });
  await question.getByText('The board is empty. This can’t be undone.').waitFor();
  await button(question, 'Delete board').click();
  await toast(page, 'Old letters has been deleted').waitFor();
  expect(placeOf(page)).toBe(`/${ann.username}/`);
  await page.goto(`/${ann.username}/old-letters/`);
  await page.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor();
});

test('what is deleted goes at once, and comes back to its place when that fails', async ({
  openPage,
  server,
}) => {
  const ann = await owner(server);
  const { url } = await aBoardOf(4, ann);
  const page = await openPage(url, { width: 390, as: ann, allow: [/Failed to load resource/] });
  await organize(page);
  await page.route('**/resource/BulkEditResource/delete/', (route) => route.abort());
  await checkbox(page, 'Pin 3').click();
  await checkbox(page, 'Pin 2').click();
  await button(page, 'Delete').click();
  await button(page.getByRole('alertdialog', { name: 'Delete 2 pins?' }), 'Delete').click();
  await toast(page, 'Sorry! There was an error deleting your Pin.').waitFor();
  await expect.poll(() => names(page)).toEqual(['Pin 4', 'Pin 3', 'Pin 2', 'Pin 1']);

  await page.unroute('**/resource/BulkEditResource/delete/');
  await button(page, 'Select all').click();
  await checkbox(page, 'Pin 1').click();
  await page.getByText('3 pins selected').waitFor();
  await button(page, 'Delete').click();
  await button(page.getByRole('alertdialog', { name: 'Delete 3 pins?' }), 'Delete').click();
  await expect.poll(() => names(page)).toEqual(['Pin 1']);
  await toast(page, '3 pins deleted').waitFor();
  await page.reload();
  expect(await names(page)).toEqual(['Pin 1']);
});

test('visitors and others see a board without its tools', async ({ openPage, server }) => {
  const [ann, bob] = [await owner(server), await owner(server)];
  const { id, url } = await aBoardOf(1, ann);
  for (const as of [undefined, bob]) {
    const page = await openPage(url, { as });
    await page.getByRole('heading', { level: 1, name: 'Garden' }).waitFor();
    expect(await page.getByText(/^(Edit board|Organize)$/).count()).toBe(0);
    expect(await button(page, 'Board options').count()).toBe(as === undefined ? 0 : 1);
    if (as === undefined) continue;
    await button(page, 'Board options').click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Report board']);
  }
  const other = await openPage(`/board/${id}/edit`, { as: bob });
  await other.getByRole('heading', { name: 'You can’t edit this board' }).waitFor();
  const visitor = await openPage(`/board/${id}/edit`);
  await visitor.getByRole('heading', { name: /Log in/ }).waitFor();
});

test('pins are put into another order by buttons, keys and dragging, and stay so', async ({
  openPage,
  server,
}) => {
  const ann = await owner(server);
  const { url } = await aBoardOf(4, ann);
  const page = await openPage(url, { as: ann });
  await organize(page);
  expect(await names(page)).toEqual(['Pin 4', 'Pin 3', 'Pin 2', 'Pin 1']);

  await checkbox(page, 'Pin 1').click();
  await button(page, 'Move one place earlier').click();
  await expect.poll(() => names(page)).toEqual(['Pin 4', 'Pin 3', 'Pin 1', 'Pin 2']);

  await checkbox(page, 'Pin 4').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => names(page)).toEqual(['Pin 3', 'Pin 4', 'Pin 1', 'Pin 2']);
  expect(await checkbox(page, 'Pin 4').evaluate((element) => element === document.activeElement)).toBe(true);

  const [from, to] = [
    await checkbox(page, 'Pin 2').boundingBox(),
    await checkbox(page, 'Pin 3').boundingBox(),
  ];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + 60);
  await page.mouse.down();
  await page.mouse.move(from!.x + 20, from!.y + 40, { steps: 3 });
  await page.mouse.move(to!.x + to!.width / 2, to!.y + 20, { steps: 8 });
  await page.waitForFunction(() => document.querySelector('[data-drop="before"]') !== null);
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Pin 2', 'Pin 3', 'Pin 4', 'Pin 1']);
  await page.getByText('1 pin selected').waitFor();

  await expect
    .poll(async () => {
      const visit = await openPage(url, { beside: page });
      const seen = await names(visit);
      await visit.close();
      return seen;
    })
    .toEqual(['Pin 2', 'Pin 3', 'Pin 4', 'Pin 1']);
});

test('the order of a board is chosen, and how large its pins are is kept', async ({ openPage, server }) => {
  const ann = await owner(server);
  const { url } = await aBoardOf(3, ann);
  const page = await openPage(url, { as: ann });
  await button(page, 'Sort: custom order').click();
  await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
  await expect.poll(() => names(page)).toEqual(['Pin 1', 'Pin 2', 'Pin 3']);

  const width = async () => (await page.getByRole('article').first().boundingBox())!.width;
  expect(await width()).toBeGreaterThan(230);
  const kept = page.waitForResponse('**/resource/UserSettingsResource/update/');
  await button(page, 'Smaller images').click();
  await expect.poll(width).toBeLessThan(190);
  await kept;
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect(await width()).toBeLessThan(190);
});

test('boards are arranged by hand, and the profile shows them so', async ({ openPage, server }) => {
  const ann = await owner(server);
  for (const name of ['One', 'Two', 'Three']) await ann.makeBoard(name);
  const page = await openPage('/me/', { as: ann });
  const boards = async () =>
    (await page.getByRole('list', { name: 'Boards' }).getByRole('link').allInnerTexts()).map(
      (text) => text.split('\n')[0],
    );
  await expect.poll(boards).toEqual(expect.arrayContaining(['Three', 'Two', 'One']));
  await button(page, 'Sort and filter boards').click();
  await page.getByRole('menuitem', { name: 'Arrange boards' }).click();
  await button(page, 'Move One up').click();
  await button(page, 'Move One up').click();
  const kept = page.waitForResponse('**/resource/UserSettingsResource/update/');
  await button(page, 'Done').click();
  await expect.poll(async () => boards()).toEqual(['One', 'Three', 'Two']);
  await kept;
  await page.reload();
  await expect.poll(async () => boards()).toEqual(['One', 'Three', 'Two']);
});

test('own boards and pins are filtered; others see all that is for them', async ({ openPage, server }) => {
  const [ann, bob] = [await owner(server), await owner(server)];
  await aBoardOf(1, ann, 'Open');
  await ann.makeBoard('Hidden', { privacy: 'secret' });
  const page = await openPage('/me/', { as: ann });
  await button(page, 'Sort and filter boards').click();
  await page.getByRole('menuitemradio', { name: 'Secret boards' }).click();
  await page.getByRole('link', { name: /Hidden/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Open/ }).count()).toBe(0);

  await page.getByRole('link', { name: 'All pins', exact: true }).click();
  await button(page, 'Filter pins').click();
  await page.getByRole('menuitemradio', { name: 'By color' }).click();
  await page.getByRole('feed').first().waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(1);

  const other = await openPage(`/${ann.username}/`, { as: bob });
  await other.getByRole('link', { name: /Open/ }).waitFor();
  expect(await button(other, 'Sort and filter boards').count()).toBe(0);
  expect(await button(other, 'Create board').count()).toBe(0);
  await other.getByRole('link', { name: 'All pins', exact: true }).click();
  await other.getByRole('feed').waitFor();
  expect(await button(other, /^Filter pins/).count()).toBe(0);
});

test.for([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgba(255, 255, 255, 0.16)'],
] as const)(
  'frames of what can be selected do not glare on a %s page',
  async ([theme, colour], { openPage, server }) => {
    const cleo = await owner(server);
    const board = await aBoardOf(1, cleo);
    const page = await openPage(board.url, { as: cleo, theme });
    await organize(page);
    const frames = await checkbox(page, 'Pin 1').evaluate((card) =>
      [...card.querySelectorAll('span')].map((part) => getComputedStyle(part).border),
    );
    expect(frames).toContain(`5px solid ${colour}`);
  },
);
