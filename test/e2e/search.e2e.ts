import { expect } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { placeOf } from './support/seen.ts';
import { cardLink, cardsOf } from './support/wall.ts';

/** Alice keeps roses, trees and a chair, Bob has looked for roses before. */
const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const alice = await Member.join(server.url, 'alice', 'Alice');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const garden = await alice.makeBoard('Rose garden');
  await alice.makePin({ title: 'Red rose', board_id: garden.id });
  await alice.makePin({ title: 'White rose', board_id: garden.id });
  await alice.makePin({ title: 'Oak chair' });
  const trees = await alice.makeBoard('Trees');
  for (const title of ['Acorns below a tall tree', 'Leaves of a tree in autumn', 'An old yew tree'])
    await alice.makePin({ title, board_id: trees.id });
  await bob.call('BaseSearch', 'get', { query: 'white rose' });
  return { alice, bob };
});

const field = (page: Parameters<typeof cardsOf>[0]) => page.getByRole('banner').locator('input[name=q]');

test('what is typed is found, and Back returns to where one was', async ({ openPage, people }) => {
  const page = await openPage('/', { as: people.bob });
  await cardLink(page, 'Oak chair').waitFor();
  const hasFocus = () => field(page).evaluate((input) => input === document.activeElement);
  // The keys are listened to a moment after the page is there.
  await expect
    .poll(async () => {
      if (!(await hasFocus())) await page.keyboard.press('/');
      return hasFocus();
    })
    .toBe(true);
  await page.keyboard.type('rose');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search results for rose', level: 1 }).waitFor();
  expect(placeOf(page)).toBe('/search/pins/?q=rose&rs=typed');
  expect((await cardsOf(page)).map(({ name }) => name).sort()).toEqual(['Red rose', 'White rose']);
  await page.goBack();
  await cardLink(page, 'Oak chair').waitFor();
  expect(await field(page).inputValue()).toBe('');
});

test('own searches are offered first, and can be removed', async ({ openPage, people }) => {
  const page = await openPage('/', { as: people.bob });
  await cardLink(page, 'Oak chair').waitFor();
  await field(page).click();
  await page.getByRole('option', { name: 'white rose', exact: true }).waitFor();
  await page.getByRole('option', { name: 'Remove “white rose” from recent searches' }).click();
  await expect.poll(() => page.getByRole('option', { name: 'white rose', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('listbox').count()).toBe(0);
});

test('boards and people have tabs of their own', async ({ openPage, people }) => {
  const page = await openPage('/search/pins/?q=rose');
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Rose garden' }).waitFor();
  await page.goto(`/search/people/?q=${people.alice.username}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alice/ })
    .waitFor();
});

test('on a phone the search fills the window', async ({ openPage, people }) => {
  const page = await openPage('/', { width: 390, as: people.alice });
  await cardLink(page, 'Oak chair').waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.locator('input[name=q]').fill('chair');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Search results for chair', level: 1 }).waitFor();
  await cardLink(page, 'Oak chair').waitFor();
  expect(await sheet.count()).toBe(0);
});

test('results are served as a page without scripts, which robots leave out', async ({ server, people }) => {
  const answer = await fetch(new URL(`/search/pins/?q=rose&as=${people.bob.username}`, server.url));
  const html = await answer.text();
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(html).toContain('Red rose');
  expect(html).toMatch(/<title>rose – Search · /);
  expect(html).toMatch(/<form[^>]* action="\/search\/pins\/"/);
});

test('below few results pins follow that are like the best one', async ({ openPage, people }) => {
  // The index learns of new pins within a second.
  await expect
    .poll(async () => {
      const { results } = await people.alice.call<{ results: WirePin[] }>('BaseSearch', 'get', {
        query: 'yew',
      });
      return results.map(({ title }) => title);
    })
    .toEqual(['An old yew tree']);
  const page = await openPage('/search/pins/?q=yew');
  await page.getByRole('heading', { name: 'More like this', level: 2 }).waitFor();
  expect((await cardsOf(page)).map(({ name }) => name)).toEqual(['An old yew tree']);
  const more = page.getByRole('feed', { name: 'More like this' });
  await more.getByRole('link', { name: 'Acorns below a tall tree', exact: true }).waitFor();
  await more.getByRole('link', { name: 'Leaves of a tree in autumn', exact: true }).waitFor();
  expect(await more.getByRole('link', { name: 'An old yew tree', exact: true }).count()).toBe(0);
});
