import { describe, expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';
import { cardLink } from './support/wall.ts';

const SOURCE = 'https://walks.example/picos?day=2';

const test = e2eTest.extend('world', { scope: 'file' }, async ({ server }) => {
  const dora = await Member.join(server.url, 'dora', 'Dora');
  const board = await dora.makeBoard('Hills');
  const options = { board_id: board.id, description: 'Above the clouds', link: SOURCE };
  const pin = await dora.makePin({ ...options, title: 'Picos' }, await aPhoto('picos-de-europa.jpg'));
  return { dora, board, pin };
});
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ world }) => void world, 120_000);

describe('on paper', () => {
  test.for([
    ['its page', false],
    ['over the wall', true],
  ] as const)('a pin is its picture, its words and its source: %s', async ([, over], { openPage, world }) => {
    const page = await openPage(over ? '/' : `/pin/${world.pin.id}/`, { as: world.dora, theme: 'dark' });
    if (over) await cardLink(page, 'Picos').click();
    await page.getByRole('heading', { name: 'Picos', level: 1 }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    const pin = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Picos' }) });
    await pin.getByRole('img').first().waitFor();
    expect(await pin.getByText('Above the clouds').isVisible()).toBe(true);
    const said = await page
      .getByRole('link', { name: /walks\.example/ })
      .last()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(said).toBe(`"${SOURCE}"`);
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'feed'] as const)
      await expect.poll(() => page.getByRole(role).count(), { message: role }).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

test('with forced colours one sees where one is', async ({ openPage, world }) => {
  const page = await openPage('/settings/display', { as: world.dora });
  await page.emulateMedia({ forcedColors: 'active' });
  const here = page.getByRole('main').locator('[aria-current="page"]');
  expect(await here.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  const elsewhere = page.getByRole('link', { name: 'Account', exact: true });
  expect(await elsewhere.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('none');
});
