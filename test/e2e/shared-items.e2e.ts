import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { helped, keptAddresses } from './support/helped-page.ts';
import { Member, PASSWORD } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';
import { logIn, placeOf } from './support/seen.ts';

const REFUSED = [/status of 4\d\d/];

const title = (page: Page) => page.getByLabel('Title');
const uploaded = (page: Page) => page.getByText('Uploaded').waitFor();

/** Sends a form as systems do when somebody shares with the installed site. */
async function share(page: Page, fields: Readonly<Record<string, string>>, pictures: readonly string[] = []) {
  await page.evaluate(
    ({ fields, pictures }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share-target/', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { name, value });
        form.append(input);
      }
      const transfer = new DataTransfer();
      for (const [index, content] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], `shared-${index + 1}.jpg`, { type: 'image/jpeg' }));
      }
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'pictures', multiple: true });
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { fields, pictures },
  );
}

const photo = async (name: Parameters<typeof aPhoto>[0]) => (await aPhoto(name)).buffer.toString('base64');

describe('what other apps share', () => {
  test('pictures and words stand in the form, once', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'isshown');
    const page = await openPage('/', { as: member, worker: true });
    await helped(page);
    await share(page, { title: 'A chair', text: 'Made of oak https://shop.test/chair' }, [
      await photo('seeding.jpg'),
      await photo('umang.jpg'),
    ]);
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    await expect.poll(() => placeOf(page)).toBe('/pin/create/');
    await uploaded(page);
    expect(await title(page).inputValue()).toBe('A chair');
    expect(await page.getByLabel('Description').inputValue()).toBe('Made of oak');
    expect(await page.getByLabel('Link').inputValue()).toBe('https://shop.test/chair');
    const drafts = page.getByRole('region', { name: 'Drafts' }).getByRole('listitem');
    await expect.poll(() => drafts.count()).toBe(2);
    await expect.poll(() => keptAddresses(page).then((kept) => kept.join())).not.toContain('share-target');

    await page.reload();
    await uploaded(page);
    await expect.poll(() => drafts.count()).toBe(2);
    await page.getByRole('button', { name: 'Publish all 2' }).click();
    await page.getByText('2 pins published').waitFor();
  });

  test('waits for somebody who must log in first', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'mustlogin');
    const page = await openPage('/', { worker: true, allow: REFUSED });
    await helped(page);
    await share(page, { title: 'A lamp' }, [await photo('umang.jpg')]);
    await page.getByRole('heading', { name: /^Log in/ }).waitFor();
    await logIn(page, member.username, PASSWORD);
    await uploaded(page);
    expect(await title(page).inputValue()).toBe('A lamp');
  });

  test('a link without a picture waits for one, also from an address', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'sharesalink');
    const page = await openPage('/pin/create/?title=A+chair&text=Oak&url=https%3A%2F%2Fshop.test%2Fchair', {
      as: member,
      // Nobody answers at that address.
      allow: REFUSED,
    });
    await expect.poll(() => title(page).inputValue()).toBe('A chair');
    expect(await page.getByLabel('Link').inputValue()).toBe('https://shop.test/chair');
    await page.reload();
    await expect.poll(() => title(page).inputValue()).toBe('A chair');
    expect(await page.getByRole('region', { name: 'Drafts' }).count()).toBe(0);
  });

  test('without the helper the words come through', async ({ openPage, server }) => {
    const member = await Member.join(server.url, 'nohelper');
    const page = await openPage('/', { as: member });
    await share(page, { title: 'A chair', text: 'Made of oak' });
    await expect.poll(() => title(page).inputValue()).toBe('A chair');
    expect(await page.getByLabel('Description').inputValue()).toBe('Made of oak');
  });
});
