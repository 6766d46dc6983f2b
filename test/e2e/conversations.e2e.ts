import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriersAtAnySize } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

type Person = { readonly id: string };

const OFFLINE = [/ERR_INTERNET_DISCONNECTED/];
const FORBIDDEN = [/403/];

const test = e2eTest
  .extend('ann', { scope: 'file' }, ({ server }) => Member.join(server.url, 'ann', 'Ann'))
  .extend('bob', { scope: 'file' }, async ({ server, ann }) => {
    const bob = await Member.join(server.url, 'bob', 'Bob');
    await bob.call('UserFollow', 'create', { user_id: await idOf(ann) });
    await ann.call('UserFollow', 'create', { user_id: await idOf(bob) });
    return bob;
  });

const idOf = async (member: Member) =>
  (await member.call<Person>('User', 'get', { username: member.username })).id;
const send = async (from: Member, to: Member, content: object) =>
  from.call<{ id: string }>('Conversations', 'create', { user_ids: [await idOf(to)], ...content });
const field = (page: Page) => page.getByLabel('Message', { exact: true });
const log = (page: Page) => page.getByRole('log');
const isCheck = (url: string) => new URL(url).pathname === '/v3/offsite/';

test('a pin is sent with a text to somebody who follows, who reads and answers', async ({
  openPage,
  ann,
  bob,
}) => {
  const pin = await ann.makePin({ title: 'A quince', link: 'https://orchard.example/quince' });
  const own = await openPage(`/pin/${pin.id}/`, { as: ann });
  await own.getByRole('button', { name: 'Send' }).click();
  await own.getByRole('menuitem', { name: 'Send to people' }).click();
  const dialog = own.getByRole('dialog', { name: 'Send to people' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Choose somebody to send it to.').waitFor();
  await dialog.getByRole('checkbox', { name: /Bob/ }).check();
  await dialog.getByLabel(/^Message/).fill('For the jelly');
  expect(await barriersAtAnySize(own)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await own.getByText('Sent to Bob').waitFor();
  // Under the pointer the message with the link stays.
  await own.getByRole('link', { name: 'View' }).hover();

  const page = await openPage('/conversations/', { as: bob, allow: OFFLINE });
  const checked = page.waitForResponse((answer) => isCheck(answer.url()));
  await page.getByRole('link', { name: /^Ann.*For the jelly.*Unread/ }).click();
  await log(page).getByText('For the jelly').waitFor();
  await log(page)
    .getByRole('article', { name: 'A quince' })
    .or(log(page).getByText('A quince'))
    .first()
    .waitFor();
  expect((await checked).request().postDataJSON()).toMatchObject({
    url: 'https://orchard.example/quince',
    pin_id: pin.id,
    check_only: true,
  });
  await page.getByText('Unread').waitFor({ state: 'detached' });
  expect(await barriersAtAnySize(page)).toEqual([]);

  await field(page).fill('How much');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('sugar?');
  await page.context().setOffline(true);
  await field(page).press('Enter');
  await page.getByText(/^You seem to be offline\./).waitFor();
  expect(await field(page).inputValue()).toBe('How much\nsugar?');
  await page.context().setOffline(false);
  await field(page).press('Enter');
  await log(page).getByText('How much sugar?').waitFor();
  expect(await field(page).inputValue()).toBe('');
  await field(page).press('Enter');
  await page.getByText('Enter a message.').waitFor();

  await own.getByRole('link', { name: 'View' }).click();
  await log(own).getByText('How much sugar?').waitFor();
});

test('a link in a message is checked, and a suspicious one is not opened', async ({
  openPage,
  ann,
  bob,
  server,
}) => {
  await writeFile(path.join(server.dataDir, 'link-blocklist.txt'), 'fake.example suspicious\n');
  const { id } = await send(ann, bob, { text: 'See https://fake.example/prize.' });
  const page = await openPage('/', { as: bob });
  const isWarned = async () => {
    const checked = page.waitForResponse(
      (answer) => isCheck(answer.url()) && answer.request().postData()?.includes('fake.example') === true,
    );
    await page.goto(`/conversation/${id}`);
    return (await (await checked).text()).includes('suspicious');
  };
  await expect.poll(isWarned).toBe(true);
  await log(page).getByRole('link', { name: 'https://fake.example/prize' }).click();
  await page.getByRole('alertdialog', { name: 'Heads up!' }).getByText('fake.example').waitFor();
  expect(page.context().pages()).toHaveLength(1);
});

test('who does not follow the sender gets a request, and accepts it', async ({ openPage, ann, server }) => {
  const cid = await Member.join(server.url, 'cid', 'Cid');
  const { id } = await send(ann, cid, { text: 'We met at the fair' });
  const page = await openPage('/conversations/', { width: 390, as: cid });
  await page.getByRole('heading', { name: 'Message requests' }).waitFor();
  await page.getByRole('link', { name: /^Ann/ }).click();
  await page.getByText(/^Ann wants to message you\./).waitFor();
  expect(await barriersAtAnySize(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText(/^Ann wants to message you\./).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('heading', { name: 'Conversations' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Message requests' }).count()).toBe(0);

  await page.goto(`/conversation/${id}`);
  await log(page).getByRole('button', { name: 'Report message' }).click();
  await page.getByRole('dialog').getByText('Spam', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
  await log(page).getByText('No messages to show.').waitFor();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Leave conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave conversation' }).click();
  await page.getByText('No messages yet').waitFor();
});

test('who is blocked cannot send, and keeps what was typed', async ({ openPage, ann, server }) => {
  const dan = await Member.join(server.url, 'dan', 'Dan');
  const { id } = await send(dan, ann, { text: 'Hello' });
  await ann.call('UserBlock', 'create', { blocked_user_id: await idOf(dan) });
  const page = await openPage(`/conversation/${id}`, { as: dan, allow: FORBIDDEN });
  await field(page).fill('Hello again');
  await field(page).press('Enter');
  await page.getByText('You can’t send messages to this person.').waitFor();
  expect(await field(page).inputValue()).toBe('Hello again');
  const eve = await Member.join(server.url, 'eve', 'Eve');
  const other = await openPage(`/conversation/${id}`, { as: eve, allow: [/404/] });
  await other.getByRole('heading', { level: 1 }).waitFor();
  expect(await other.getByRole('log').count()).toBe(0);
});
