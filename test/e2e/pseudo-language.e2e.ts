import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ensureBuild } from '../../tools/setup.mjs';
import { bareTexts } from '../support/bare-texts.ts';
import { byEnglish } from './support/pseudo/by-english.ts';
import { contentOf } from './support/pseudo/content.ts';
import { makePinsOfKinds } from './support/pseudo/pins-of-kinds.ts';
import { textsOf } from './support/pseudo/page-texts.ts';
import { ALL_SCREENS } from './support/screens/all-screens.ts';
import { at } from './support/screens/screen.ts';
import { test as screensTest } from './support/screens/screens-test.ts';

const test = screensTest
  .extend('serverBuild', { scope: 'file' }, async () => {
    await ensureBuild(path.resolve('.'), { pseudo: true });
    return 'dist/pseudo';
  })
  .extend('reading', { scope: 'file' }, () => ({ locale: 'en-XA', byEnglish }))
  .extend('kinds', { scope: 'file' }, ({ world }) => makePinsOfKinds(world));

// The build and what is there take their time to make.
test.beforeAll(({ world }) => void world, 180_000);

test.for(ALL_SCREENS)('has no English outside of messages: $name', async (screen, { visit }) => {
  const page = await visit(screen);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');
  expect(await bareTextsOf(page)).toEqual([]);
});

test.for(['hana', undefined] as const)('nor has a phone of %s', async (as, { visit }) => {
  const page = await visit({ name: 'the home', address: at('/'), ...(as && { as }) });
  await page.setViewportSize({ width: 390, height: 800 });
  await byEnglish(page).getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await bareTextsOf(page)).toEqual([]);
});

test.for([
  ['carousel', 'mia'],
  ['story', 'mia'],
  ['product', 'mia'],
  ['film', 'mia'],
  ['paid', 'newcomer'],
] as const)('nor has the open pin: %s', async ([kind, as], { visit, kinds }) => {
  const page = await visit({ name: kind, address: at(`/pin/${kinds[kind].id}/`), as });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await bareTextsOf(page)).toEqual([]);
});

test.for([
  ['mia', 'Decline'],
  ['hana', 'Withdraw'],
] as const)('nor has the question about a partnership, for %s', async ([as, act], { visit, kinds }) => {
  const page = await visit({ name: act, address: at(`/pin/${kinds.paid.id}/`), as });
  await byEnglish(page).getByRole('button', { name: act }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await bareTextsOf(page)).toEqual([]);
});

test('nor have the cards of all kinds', async ({ visit, kinds }) => {
  const page = await visit({ name: 'cards', address: at('/hana/_created/'), as: 'mia' });
  await page.locator(`a[href*="${kinds.carousel.id}"]`).first().waitFor();
  expect(await bareTextsOf(page)).toEqual([]);
});

test('English in a view is noticed, as text and as a name', async ({ visit }) => {
  const page = await visit({ name: 'the home', address: at('/') });
  await page.locator('main').evaluate((main) => {
    const planted = document.createElement('p');
    planted.textContent = 'Save it';
    planted.ariaLabel = 'A picture';
    main.append(planted);
  });
  expect(await bareTextsOf(page)).toEqual(['Save it', 'A picture']);
});

async function bareTextsOf(page: Page): Promise<readonly string[]> {
  const content = contentOf(new URL(page.url()).origin);
  const { read, named } = await textsOf(page);
  return [...bareTexts(read, content), ...named.flatMap((text) => bareTexts([text], content))];
}
