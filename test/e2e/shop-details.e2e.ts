import { expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

test('what a pin costs is added, changed and taken away on its edit page', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'sells');
  const pin = await member.makePin({ title: 'Oak chair' });
  const edit = `/pin/${pin.id}/edit/`;
  const page = await openPage(edit, { width: 390, as: member });
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL(`**/pin/${pin.id}/`);
  };

  await page.getByRole('button', { name: 'Add price and shop details' }).click();
  await field('Price').fill('19,90');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Use a three-letter code, e.g. EUR or USD.').waitFor();
  expect(await field('Price').inputValue()).toBe('19,90');
  await field('Currency').fill('EUR');
  await field('Brand').fill('Oak & Sons');
  await save();
  await page.getByText('€19.90').first().waitFor();

  await page.goto(edit);
  await expect.poll(() => field('Price').inputValue()).toBe('19.9');
  expect(await field('Brand').inputValue()).toBe('Oak & Sons');
  expect([await field('From').inputValue(), await field('To').inputValue()]).toEqual(['', '']);
  await field('Original price').fill('25');
  await save();
  await page.getByText('€25.00').first().waitFor();

  await page.goto(edit);
  await page.getByRole('button', { name: 'Remove details' }).click();
  await save();
  const after = await member.call<{ rich_metadata: unknown }>('Pin', 'get', { id: pin.id });
  expect(after.rich_metadata).toBeNull();
});
