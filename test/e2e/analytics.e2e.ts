import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

const test = e2eTest.extend('serverEnv', { scope: 'file' }, () => ({ COUNTS_WRITTEN_SECONDS: '0' }));

test('a pin has a page of its stats day by day, with a file of the same numbers', async ({
  openPage,
  server,
}) => {
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const pin = await ann.makePin({ title: 'A fig' });
  await bob.call('Repin', 'create', { pin_id: pin.id });

  const page = await openPage(`/pin/${pin.id}/analytics`, { width: 390, as: ann });
  await page.getByRole('heading', { name: 'Pin stats', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Saves 1$/ }).click();
  await page.getByRole('img', { name: /^Saves per day/ }).waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(31);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(8);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('date,impressions,saves,pin_clicks');
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,\d+,1,\d+$/);

  const other = await openPage(`/pin/${pin.id}/analytics`, { as: bob, allow: [/404/] });
  await other.getByRole('heading', { name: 'We couldn’t find that page' }).waitFor();
});
