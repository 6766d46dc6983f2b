import type { Page } from 'playwright';
import { expect } from 'vitest';
import { scriptOf } from './support/built-scripts.ts';
import { Member } from './support/member.ts';
import { test } from './support/other-site-test.ts';
import { aPicture } from './support/pictures.ts';
import { errorBeside } from './support/seen.ts';

const REFUSED = [/status of 400/];
const NO_ANSWER = [
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)/,
];

const field = (page: Page) => page.getByRole('textbox', { name: 'Save from a site' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Save from a site' });
const isDrawn = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

test('pictures of another page become pins', async ({ openPage, server, site }) => {
  const member = await Member.join(server.url, 'walker', 'Ada');
  const page = await openPage('/pin/create/', { width: 390, as: member });
  await field(page).fill(`${site.origin}/walks?utm_source=mail`);
  await field(page).press('Enter');
  const dialog = picker(page);
  await dialog.getByText('3 images found').waitFor();
  const boxes = dialog.getByRole('checkbox');
  expect(await boxes.count()).toBe(3);
  expect(await dialog.getByRole('checkbox', { name: 'A lake, 900 × 600' }).isChecked()).toBe(true);
  await expect
    .poll(() =>
      dialog
        .locator('img')
        .evaluateAll((images) => images.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(3);
  await dialog.getByRole('checkbox', { name: /^A dandelion/ }).check();
  await dialog.getByRole('button', { name: 'Add 2 pins' }).click();
  await dialog.waitFor({ state: 'hidden' });

  expect(await page.getByLabel('Title').inputValue()).toBe('Three walks');
  expect(await page.getByLabel('Description').inputValue()).toBe('Where to go on a Sunday');
  expect(await page.getByRole('textbox', { name: /^Link( optional)?$/ }).inputValue()).toBe(
    `${site.origin}/walks`,
  );
  await expect.poll(() => isDrawn(page, 'Selected image')).toBe(true);

  await page.getByText('Draft saved').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Three walks');
  await expect.poll(() => isDrawn(page, 'Selected image')).toBe(true);

  await page.getByRole('button', { name: 'Publish all 2' }).click();
  await page.getByText('2 pins published').waitFor();
  await page.goto('/pin/create/');
  await field(page).fill(`${site.origin}/walks?fbclid=1#top`);
  await field(page).press('Enter');
  await picker(page).getByText('You saved this to').waitFor();
  await picker(page).getByRole('button', { name: 'Add pin' }).click();
  await page.getByText('You already have this Pin on').waitFor();
});

test('what cannot be read is told beside the field', async ({ openPage, server, site }) => {
  const member = await Member.join(server.url, 'reader', 'Ada');
  const page = await openPage('/pin/create/', { as: member, allow: REFUSED });
  await page.getByLabel('Title').fill('Mine');
  await field(page).fill('no address');
  await page.getByRole('button', { name: 'Find images' }).click();
  await expect.poll(() => errorBeside(field(page))).toContain('Enter a valid URL, such as');
  for (const [address, problem] of [
    [`${site.origin}/words`, 'We found no images to save on this page'],
    [`${site.origin}/nothing`, 'Page not found (404)'],
    [`${site.origin}/round`, 'This URL redirects too many times'],
    ['http://127.0.0.1:1/', 'We couldn’t reach this site'],
  ] as const) {
    await field(page).fill(address);
    await field(page).press('Enter');
    await expect.poll(() => errorBeside(field(page))).toContain(problem);
    expect(await field(page).inputValue()).toBe(address);
  }
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine');
});

test('without a network the page stays, says so and goes on with the network', async ({
  openPage,
  server,
  site,
}) => {
  const member = await Member.join(server.url, 'traveller', 'Ada');
  const page = await openPage('/pin/create/', { as: member, allow: NO_ANSWER });
  // What watches the connection comes after the page.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Title').fill('Mine');
  await field(page).fill(`${site.origin}/walks`);
  await page.context().setOffline(true);
  await field(page).press('Enter');
  await expect.poll(() => errorBeside(field(page))).toContain('You seem to be offline');
  await page.getByRole('button', { name: 'Save from any site with one click' }).click();
  await page.getByText('No connection').waitFor();
  await page.context().setOffline(false);
  await field(page).press('Enter');
  await picker(page).getByText('3 images found').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Mine');
});

test('what went wrong is said although what says things did not come', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'unlucky', 'Ada');
  const page = await openPage('/', { as: member, allow: NO_ANSWER });
  for (const part of ['src/ui/app/toasts.tsx', 'src/ui/sources/save-anywhere.tsx'])
    await page.route(`**${scriptOf(part)}`, (route) => route.abort());
  await page.goto('/pin/create/');
  await page.getByRole('button', { name: 'Save from any site with one click' }).click();
  await page.getByText('Sorry! Something went wrong on our end.').waitFor();
});

test('without a network several pictures become drafts all the same', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'hermit', 'Ada');
  const page = await openPage('/pin/create/', { as: member, allow: NO_ANSWER });
  // With all that it needs itself. As text: what runs the tests would turn it into an import of its own.
  await page.evaluate(
    `import('${scriptOf('src/ui/create/internal/drafts/draft-list.tsx')}').then(() => undefined)`,
  );
  await page.context().setOffline(true);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await aPicture(1), await aPicture(2)]);
  await page.getByRole('region', { name: 'Drafts' }).waitFor();
  await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
});

test('the address of a picture, pasted onto the page, and its pin', async ({ openPage, server, site }) => {
  const member = await Member.join(server.url, 'paster', 'Ada');
  const page = await openPage('/pin/create/', { as: member });
  await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
  await page.evaluate((address) => {
    const data = new DataTransfer();
    data.setData('text', address);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, `${site.origin}/seeding.jpg`);
  const dialog = picker(page);
  await dialog.getByText('1 image found').waitFor();
  await dialog.getByRole('button', { name: 'Add pin' }).click();
  await page.getByLabel('Title').fill('Seeds');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'Seeds', level: 1 }).waitFor();
});

test('the bookmark opens the pictures of the page that somebody looks at', async ({
  openPage,
  server,
  site,
}) => {
  const member = await Member.join(server.url, 'marker', 'Ada');
  const page = await openPage('/pin/create/', { as: member });
  await page.getByRole('button', { name: 'Save from any site with one click' }).click();
  const link = page.getByRole('dialog', { name: 'Save from any site' }).getByText('Save to Pinakes');
  const script = decodeURIComponent((await link.getAttribute('href'))!.replace(/^javascript:/, ''));
  await page.goto(`${site.origin}/walks`);
  const opened = page.waitForEvent('popup');
  await page.evaluate(script);
  const window_ = await opened;
  const dialog = picker(window_);
  await dialog.getByText('3 images found').waitFor();
  expect(await dialog.getByRole('checkbox', { name: /^A lake/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Add pin' }).click();
  await window_.getByRole('button', { name: 'Publish', exact: true }).click();
  await window_.getByRole('heading', { name: 'Three walks', level: 1 }).waitFor();
  const id = /\/pin\/(\d+)/.exec(window_.url())![1];
  expect(await member.call('Pin', 'get', { id })).toMatchObject({
    method: 'bookmarklet',
    alt_text: 'A lake',
  });
});

test('the bookmark brings the picture of a page that only its visitors see', async ({
  openPage,
  server,
  site,
}) => {
  const member = await Member.join(server.url, 'insider', 'Ada');
  const page = await openPage('/pin/create/', { as: member, allow: REFUSED });
  await page.getByRole('button', { name: 'Save from any site with one click' }).click();
  const link = page.getByRole('dialog', { name: 'Save from any site' }).getByText('Save to Pinakes');
  const script = decodeURIComponent((await link.getAttribute('href'))!.replace(/^javascript:/, ''));
  await page.goto(`${site.origin}/members`);
  const opened = page.waitForEvent('popup');
  await page.evaluate(script);
  const window_ = await opened;
  await picker(window_).getByText('1 image found').waitFor();
  await picker(window_).getByRole('button', { name: 'Add pin' }).click();
  await expect.poll(() => isDrawn(window_, 'Selected image')).toBe(true);
  await window_.getByRole('button', { name: 'Publish', exact: true }).click();
  await window_.getByRole('heading', { name: 'The map for members', level: 1 }).waitFor();
  const id = /\/pin\/(\d+)/.exec(window_.url())![1];
  expect(await member.call('Pin', 'get', { id })).toMatchObject({
    method: 'bookmarklet',
    link: `${site.origin}/members`,
  });
});
