import type { Page } from 'playwright';
import { expect } from 'vitest';
import { CREATION_TOOLS } from '../../src/domain/routes/route.ts';
import type { WirePin } from '../../wire/pin.ts';
import { Member } from './support/member.ts';
import { test } from './support/other-site-test.ts';

type Told = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Under the picture, behind the name of the site. */
  readonly caption: string;
  /** On the open pin. */
  readonly shown: readonly string[];
  readonly pin: Readonly<Record<string, unknown>>;
};

const TOLD: readonly Told[] = [
  {
    path: '/shop/poster',
    title: 'Poster of a seed head',
    description: 'Printed on heavy paper, sent in a roll',
    caption: ' · €24.50',
    shown: ['€24.50', '4.5'],
    pin: {
      is_shoppable: true,
      is_oos_product: false,
      rating: { rating: 4.5, count: 12 },
      rich_summary: { type_name: 'product', aggregate_rating: { rating_value: 4.5, rating_count: 12 } },
      rich_metadata: {
        products: [
          {
            name: 'Poster of a seed head',
            offer_summary: { price: '€24.50', price_val: 24.5, in_stock: true },
          },
        ],
      },
    },
  },
  {
    path: '/kitchen/soup',
    title: 'Soup of the lake',
    description: 'For cold evenings after a walk',
    caption: '',
    shown: ['4 servings', 'Ingredients', '2 leeks'],
    pin: {
      is_shoppable: false,
      rich_summary: { type_name: 'recipe', display_name: 'Soup of the lake' },
      rich_metadata: { recipe: { name: 'Soup of the lake' } },
    },
  },
  {
    path: '/news/path',
    title: 'The path to the peaks is open',
    description: 'After two winters one can walk up again',
    caption: '',
    shown: ['By Ada Hill'],
    pin: {
      rich_summary: { type_name: 'article', display_name: 'The path to the peaks is open' },
      rich_metadata: { article: { name: 'The path to the peaks is open', author: 'Ada Hill' } },
    },
  },
];

const field = (page: Page) => page.getByLabel('Save from a site');
const link = (page: Page) => page.getByRole('textbox', { name: /^Link( optional)?$/ });

/** Takes the first picture of an address into the form. */
async function add(page: Page, address: string): Promise<void> {
  await field(page).fill(address);
  await field(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save from a site' });
  await dialog.getByRole('button', { name: 'Add pin' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Publishes what is in the form; the pin as the server tells it. */
async function published(page: Page, member: Member, title: string): Promise<WirePin> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return member.call<WirePin>('Pin', 'get', { id: /\/pin\/(\d+)/.exec(page.url())?.[1] });
}

test.for(TOLD)(
  '$path fills the form, and its pin knows what the page says',
  async (told, { openPage, server, site }) => {
    const member = await Member.join(server.url, `${told.path.replaceAll('/', '')}`, 'Ada');
    const page = await openPage('/pin/create/', { width: 390, as: member });
    await add(page, site.origin + told.path);
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe(told.title);
    expect(await page.getByLabel('Description').inputValue()).toBe(told.description);
    expect(await link(page).inputValue()).toBe(site.origin + told.path);
    await page.getByText(`127.0.0.1${told.caption}`, { exact: true }).waitFor();

    const pin = await published(page, member, told.title);
    expect(pin).toMatchObject({ ...told.pin, link: site.origin + told.path, title: told.title });
    for (const words of told.shown) await page.getByRole('article').getByText(words).first().waitFor();
  },
);

test('the address of a picture fills in what it can', async ({ openPage, server, site }) => {
  const member = await Member.join(server.url, 'plain', 'Ada');
  const page = await openPage('/pin/create/', { as: member });
  await add(page, `${site.origin}/umang.jpg`);
  await expect.poll(() => link(page).inputValue()).toBe(`${site.origin}/umang.jpg`);
  expect(await page.getByLabel('Title').inputValue()).toBe('');
  await page.getByText('900 × 600.').waitFor();
  await page.getByLabel('Title').fill('A lake');

  const pin = await published(page, member, 'A lake');
  expect(pin).toMatchObject({ rich_summary: null, rich_metadata: null, is_shoppable: false });
  expect(pin.images.orig).toMatchObject({ width: 900, height: 600 });
});

test('every address of a tool leads to the page where pins are made', async ({ openPage, server }) => {
  const member = await Member.join(server.url, 'toolmaker', 'Ada');
  const page = await openPage('/', { as: member });
  for (const tool of CREATION_TOOLS) {
    await page.goto(`/${tool}`);
    await page.getByRole('heading', { name: 'Create a pin' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${tool}`);
  }
  await page.getByLabel('Title').fill('Made with a tool');
  await page.getByText('Draft saved').waitFor();
});
