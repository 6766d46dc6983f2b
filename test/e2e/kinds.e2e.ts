import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';

const SIZES = [1280, 390] as const;

const kind = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const published = (page: Page) => page.waitForURL(/\/pin\/\d+\//);
const names = (page: Page, list: string) => rows(page, list).locator('bdi').allTextContents();
const photos = () => Promise.all([aPhoto('seeding.jpg'), aPhoto('umang.jpg')]);
const pinIdOf = (page: Page) => /\/pin\/(\d+)\//.exec(page.url())?.[1] ?? '';

describe.for(SIZES)('at %i px', (width) => {
  test('several pictures become a carousel, in an order made by drag and by keys', async ({
    openPage,
    server,
  }) => {
    const member = await Member.join(server.url, `leafs${width}`);
    const page = await openPage('/pin/create/', { width, as: member });
    await kind(page, 'Carousel').check();
    await page.getByLabel('Add images').setInputFiles(await photos());
    await page.getByText('900 × 600').waitFor();
    const list = 'Carousel images';
    expect(await names(page, list)).toEqual(['seeding.jpg', 'umang.jpg']);

    await page.getByRole('button', { name: /^umang\.jpg/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page, list)).toEqual(['umang.jpg', 'seeding.jpg']);
    const grip = await rows(page, list).nth(0).locator('span').first().boundingBox();
    const below = await rows(page, list).nth(1).boundingBox();
    if (grip === null || below === null) throw new Error('The rows are not there.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(below.x + below.width * 0.4, below.y + below.height - 4, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => names(page, list)).toEqual(['seeding.jpg', 'umang.jpg']);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');

    await page.getByRole('button', { name: /^umang\.jpg/ }).click();
    const group = page.getByRole('group', { name: /^2\./ });
    await group.getByLabel('Title').fill('Colours');
    await group.getByLabel('Link').fill('https://www.garden.example/colours');
    await page.getByText('Draft saved').waitFor();
    await page.reload();
    await expect.poll(() => names(page, list)).toEqual(['seeding.jpg', 'Colours']);
    await publish(page);
    await published(page);
    const pin = await member.call<{ carousel_data: { carousel_slots: { title: string; link: string }[] } }>(
      'Pin',
      'get',
      { id: pinIdOf(page) },
    );
    expect(pin.carousel_data.carousel_slots).toMatchObject([
      { title: '' },
      { title: 'Colours', link: 'https://www.garden.example/colours' },
    ]);
  });
});

test('pictures are laid out in one collage', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'lays');
  const page = await openPage('/pin/create/', { width: 390, as: member });
  await kind(page, 'Collage').check();
  await page.getByLabel('Add images').setInputFiles(await photos());
  await page.getByText('900 × 600').waitFor();
  await page.getByRole('radio', { name: 'One large' }).check();
  await page.getByRole('img', { name: 'Collage preview' }).waitFor();
  await publish(page);
  await published(page);
  const pin = await member.call<{
    images: { orig: { width: number; height: number } };
    collage_pin: { item_data: unknown[] };
  }>('Pin', 'get', { id: pinIdOf(page) });
  expect(pin.images.orig).toMatchObject({ width: 1080, height: 1440 });
  expect(pin.collage_pin.item_data).toHaveLength(2);
});

test('a story has pages of pictures, words and a product', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'tells');
  await member.makePin({ title: 'Oak chair' });
  const page = await openPage('/pin/create/', { as: member });
  await kind(page, 'Story').check();
  await page.getByLabel('Add images or videos').setInputFiles(await photos());
  await page.getByText('900 × 600').waitFor();
  await page.getByRole('button', { name: 'Add a product from your pins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a product' });
  await dialog.getByRole('radio', { name: 'Oak chair' }).check();
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'Change Oak chair' }).waitFor();
  await page.getByRole('button', { name: 'Add a text page' }).click();
  await page.getByLabel('Text on this page').fill('The end');
  await page.getByLabel('Title').fill('A garden');
  await publish(page);
  await published(page);
  const pin = await member.call<{
    story_pin_data: { page_count: number; pages: { blocks: { type: string }[] }[] };
  }>('Pin', 'get', { id: pinIdOf(page) });
  expect(pin.story_pin_data.pages.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
    ['story_pin_image_block', 'story_pin_product_sticker_block'],
    ['story_pin_image_block'],
    ['story_pin_paragraph_block'],
  ]);
});

test('a collection leads to pins of one’s own', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'gathers');
  for (const title of ['Oak', 'Elm', 'Ash']) await member.makePin({ title });
  const page = await openPage('/pin/create/', { width: 390, as: member });
  await kind(page, 'Collection').check();
  await page.getByLabel('Choose an image or video').setInputFiles(await aPhoto('umang.jpg'));
  await page.getByText('Uploaded').waitFor();
  await page.getByRole('button', { name: 'Choose pins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose pins' });
  for (const name of ['Oak', 'Elm', 'Ash']) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Add 3 pins' }).click();
  expect(await names(page, 'Collection pins')).toEqual(['Oak', 'Elm', 'Ash']);
  await publish(page);
  await published(page);
  const pin = await member.call<{ collection_pin: { item_data: unknown[] } }>('Pin', 'get', {
    id: pinIdOf(page),
  });
  expect(pin.collection_pin.item_data).toHaveLength(3);
});

test('what something costs goes with its pin', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'sells');
  const page = await openPage('/pin/create/', { as: member });
  await page.getByLabel('Choose an image or video').setInputFiles(await aPhoto('umang.jpg'));
  await page.getByText('Uploaded').waitFor();
  await page.getByRole('button', { name: 'Add price and shop details' }).click();
  await page.getByLabel('Price', { exact: true }).fill('19.90');
  await page.getByLabel('Currency').fill('EUR');
  await publish(page);
  await published(page);
  const pin = await member.call<{ is_shoppable: boolean }>('Pin', 'get', { id: pinIdOf(page) });
  expect(pin.is_shoppable).toBe(true);
});
