import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { placeOf, pressAndSend } from './support/seen.ts';

test('one follows a person, finds what they pin on the home feed, and ends it', async ({
  openPage,
  server,
}) => {
  const bea = await Member.join(server.url, 'bea', 'Bea');
  const vera = await Member.join(server.url, 'vera', 'Vera');
  await bea.makePin({ title: 'Oak ' });
  const page = await openPage(`/${bea.username}/`, { width: 390, as: vera });
  await pressAndSend(page, 'Follow Bea', /UserFollowResource\/create/);
  await page.getByRole('button', { name: 'Following Bea' }).waitFor();
  await page.getByRole('link', { name: '1 follower' }).click();
  await page.getByRole('heading', { name: 'Followers of Bea' }).waitFor();
  expect(placeOf(page)).toBe(`/${bea.username}/_followers/`);
  await page.getByRole('link', { name: 'Vera' }).waitFor();

  await page
    .getByRole('link', { name: /^(Home|Pinakes, home)$/ })
    .first()
    .click();
  await page.getByRole('feed').getByText('Oak ').waitFor();

  await page.goto(`/${bea.username}/`);
  await pressAndSend(page, 'Following Bea', /UserFollowResource\/delete/);
  await page.getByRole('button', { name: 'Follow Bea' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Follow Bea' }).waitFor();
});

describe('following', () => {
  test('leads visitors to log in, and back', async ({ openPage, server }) => {
    const bea = await Member.join(server.url, 'beavisited', 'Bea');
    const page = await openPage(`/${bea.username}/`);
    await page.getByRole('link', { name: 'Follow Bea' }).click();
    await page.getByRole('heading', { name: /^Log in to/ }).waitFor();
    expect(placeOf(page)).toBe('/login/?next=%2Fbeavisited%2F');
  });

  test('a board shows in the list of what one follows', async ({ openPage, server }) => {
    const bea = await Member.join(server.url, 'beaboards', 'Bea');
    const vera = await Member.join(server.url, 'veraboards', 'Vera');
    const board = await bea.makeBoard('Oak chairs');
    const page = await openPage(board.url, { as: vera });
    await pressAndSend(page, 'Follow Oak chairs', /\/v3\/boards\/\d+\/follow/);
    await page.getByRole('button', { name: 'Following Oak chairs' }).waitFor();
    await page.goto('/veraboards/_following/boards/');
    await page.getByRole('link', { name: /Oak chairs/ }).waitFor();
  });

  test('is taken back, visibly, while the network is away', async ({ openPage, server }) => {
    const bea = await Member.join(server.url, 'beaoffline', 'Bea');
    const vera = await Member.join(server.url, 'veraoffline', 'Vera');
    const page = await openPage(`/${bea.username}/`, { as: vera, allow: [/ERR_INTERNET_DISCONNECTED/] });
    await page.getByRole('button', { name: 'Follow Bea' }).hover();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Follow Bea' }).click();
    await page
      .getByRole('status')
      .getByText(/You seem to be offline/)
      .waitFor();
    await page.getByRole('button', { name: 'Follow Bea' }).waitFor();
  });
});
