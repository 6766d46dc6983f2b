import { expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink, cardsOf, feedOf } from './support/wall.ts';

const REFUSED = [/status of 404/];

/** Alice keeps flowers, a diary and a board for those with its address; Bob has been at the sea since then. */
const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const alice = await Member.join(server.url, 'alice', 'Alice');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const garden = await alice.makeBoard('Garden', { description: 'What grows' });
  const diary = await alice.makeBoard('Diary', { privacy: 'secret' });
  const letter = await alice.makeBoard('Letters', { privacy: 'protected' });
  const sea = await bob.makeBoard('Sea');
  await alice.makePin({ title: 'Rose', board_id: garden.id });
  await alice.makePin({ title: 'Tulip', board_id: garden.id });
  await alice.makePin({ title: 'First page', board_id: diary.id });
  await alice.makePin({ title: 'To a friend', board_id: letter.id });
  await bob.makePin({ title: 'Wave', board_id: sea.id });
  return { alice, bob, garden, diary, letter };
});

const names = async (page: Parameters<typeof cardsOf>[0]) => (await cardsOf(page)).map(({ name }) => name);

test('the home of a visitor shows what is public, newest first', async ({ openPage, people }) => {
  const page = await openPage('/');
  await page.getByRole('heading', { name: 'Keep the images you want to find again' }).waitFor();
  await cardLink(page, 'Rose').waitFor();
  expect(await names(page)).toEqual(['Wave', 'Tulip', 'Rose']);
  expect(people.alice.username).toBe('alice');
});

test('the home of a member has what is the own among the rest', async ({ openPage, people }) => {
  const page = await openPage('/', { width: 390, as: people.alice });
  await cardLink(page, 'Wave').waitFor();
  expect((await names(page)).sort()).toEqual(['First page', 'Rose', 'To a friend', 'Tulip', 'Wave']);

  const others = await openPage('/', { width: 390, as: people.bob });
  await cardLink(others, 'Rose').waitFor();
  expect((await names(others)).sort()).toEqual(['Rose', 'Tulip', 'Wave']);
});

test('a board shows its name, its owner and its pins', async ({ openPage, people }) => {
  const page = await openPage(people.garden.url);
  await page.getByRole('heading', { name: 'Garden', level: 1 }).waitFor();
  await page.getByText('What grows').waitFor();
  await page.getByText('2 pins', { exact: true }).waitFor();
  expect(await names(page)).toEqual(['Tulip', 'Rose']);
  await page.getByRole('link', { name: 'Alice' }).first().click();
  await page.getByRole('heading', { name: 'Alice', level: 1 }).waitFor();
});

test('a secret board is there for its owner alone', async ({ openPage, people }) => {
  const own = await openPage(people.diary.url, { width: 390, as: people.alice });
  await own.getByText('Only collaborators can see this board').waitFor();
  expect(await names(own)).toEqual(['First page']);

  for (const as of [undefined, people.bob]) {
    const page = await openPage(people.diary.url, { width: 390, as, allow: REFUSED });
    await page.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor();
    expect(await page.content()).not.toContain('Diary');
  }
});

test('a board for those with its address is shown to them', async ({ openPage, people }) => {
  const page = await openPage(people.letter.url);
  await page.getByText('Only people with the link can see this board').waitFor();
  expect(await names(page)).toEqual(['To a friend']);
});

test('a profile counts and shows what its viewer may see', async ({ openPage, people }) => {
  const page = await openPage('/alice/', { width: 390 });
  await page.getByRole('heading', { name: 'Alice', level: 1 }).waitFor();
  await page.getByText('@alice').first().waitFor();
  await page.getByText('1 board', { exact: true }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Garden' }).waitFor();
  expect(await page.content()).not.toMatch(/Diary|Letters|First page|To a friend/);

  await page.getByRole('link', { name: 'All pins', exact: true }).click();
  await cardLink(page, 'Rose').waitFor();
  expect(await names(page)).toEqual(['Tulip', 'Rose']);
  expect(await page.getByRole('link', { name: 'All pins', exact: true }).getAttribute('aria-current')).toBe(
    'page',
  );
  await page.getByRole('link', { name: 'Created', exact: true }).click();
  await expect
    .poll(() => page.getByRole('link', { name: 'Created', exact: true }).getAttribute('aria-current'))
    .toBe('page');
  await cardLink(page, 'Rose').waitFor();
  expect(await names(page)).toEqual(['Tulip', 'Rose']);

  const own = await openPage('/me/', { width: 390, as: people.alice });
  await own.getByRole('link', { name: 'Diary (secret)' }).waitFor();
  await own.getByRole('link', { name: 'Letters (unlisted)' }).waitFor();
  await own.getByText('3 boards', { exact: true }).waitFor();
  await own.getByRole('link', { name: 'All pins', exact: true }).click();
  await cardLink(own, 'First page').waitFor();
  expect(await names(own)).toEqual(['To a friend', 'First page', 'Tulip', 'Rose']);
});

test('what holds nothing yet says what to do', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'empty');
  const { url } = await member.makeBoard('Bare');
  const page = await openPage(url, { width: 390, as: member });
  await page.getByRole('heading', { name: 'Save your first pin' }).waitFor();
  await page.goto(`/${member.username}/_saved/`);
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  await page.goto(`/${member.username}/_created/`);
  await page.getByRole('main').getByRole('link', { name: 'Create a pin' }).click();
  await page.getByRole('heading', { name: 'Create a pin' }).waitFor();

  const visitor = await openPage(url, { width: 390 });
  await visitor.getByRole('heading', { name: 'No pins yet' }).waitFor();
  await visitor.goto(`/${member.username}/_created/`);
  await visitor.getByRole('heading', { name: 'Nothing to see yet' }).waitFor();
  expect(await feedOf(visitor).count()).toBe(0);
});
