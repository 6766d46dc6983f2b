import { expect } from 'vitest';
import { barriersAtAnySize } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { placeOf } from './support/seen.ts';
import { cardsOf } from './support/wall.ts';

/** Alice keeps enough products for a page, of two shops. */
const test = e2eTest.extend('alice', { scope: 'file' }, async ({ server }) => {
  const alice = await Member.join(server.url, 'alice', 'Alice');
  for (let price = 10; price <= 80; price += 10)
    await alice.makePin({
      title: `Lamp for ${price}`,
      link: `https://${price < 50 ? 'cheap' : 'fine'}.example/${price}`,
      product: { price, currency: 'EUR', availability: 'in_stock' },
    });
  return alice;
});

test('products are narrowed by their address, Back takes filters back, and a shop has a page', async ({
  openPage,
  alice,
}) => {
  expect(alice.username).toBe('alice');
  const page = await openPage('/ideas');
  await page.goto('/shopping/');
  await page.getByRole('heading', { name: 'Shopping', level: 1 }).waitFor();
  expect(await cardsOf(page)).toHaveLength(8);
  expect(await barriersAtAnySize(page)).toEqual([]);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('link', { name: /^fine\.example/ }).click();
  await page.getByRole('link', { name: 'Remove filter “fine.example”' }).waitFor();
  expect(placeOf(page)).toBe('/shopping/?domain=fine.example');
  expect((await cardsOf(page)).map(({ name }) => name).sort()).toEqual(
    [50, 60, 70, 80].map((price) => `Lamp for ${price}`),
  );
  await page.goBack();
  await expect.poll(async () => (await cardsOf(page)).length).toBe(8);

  await page.goto('/source/fine.example/');
  await page.getByRole('heading', { name: 'fine.example', level: 1 }).waitFor();
  expect(await cardsOf(page)).toHaveLength(4);
  expect(await barriersAtAnySize(page)).toEqual([]);
});
