// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CloseupFacts } from '../../../../src/ui/closeup/internal/facts/closeup-facts.tsx';
import type { WireOfferSummary, WireRecipe, WireRichMetadata } from '../../../../wire/rich-data.ts';
import { WireServer, type WireOptions } from '../../../adapters/wire-server.ts';
import { aPin } from '../../../builders/a-pin.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aWirePin } from '../../../builders/a-wire-pin.ts';
import { aWireProduct, aWireRichMetadata } from '../../../builders/a-wire-rich-metadata.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';
import { openApp } from '../../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

// Once fetched, the part comes together with its pin: what a test does not find is not on its way.
beforeAll(async () => {
  await factsOf({ is_oos_product: true });
  await screen.findByText('Sold out');
  cleanup();
});

/** The facts of an open pin, undefined when there are none. */
async function factsOf(fields: WireOptions): Promise<Element | undefined> {
  const wire = { ...aWirePin({ link: 'https://shop.test/chair', domain: 'shop.test' }), ...fields };
  openApp({ at: '/pin/101/', server: new WireServer().on('Pin.get', aWireAnswer(wire)) });
  const next = (await screen.findByRole('link', { name: 'shop.test' })).closest('p')?.nextElementSibling;
  return next?.classList.contains('facts') ? next : undefined;
}

const textOf = async (fields: WireOptions) => (await factsOf(fields))?.textContent;

const aPage = (fields: Partial<WireRichMetadata> = {}) => ({ rich_metadata: aWireRichMetadata(fields) });

const sold = (offer: Partial<WireOfferSummary> = {}) => aPage({ products: [aWireProduct(offer)] });

describe('a price', () => {
  test.each([
    ['both', { is_oos_product: true, is_stale_product: true }, 'Sold out'],
    ['the former', { is_oos_product: true }, 'Sold out'],
    ['the latter', { is_stale_product: true }, 'See price on site'],
    ['neither', {}, '$10.00'],
  ])('of what is out of stock or stale: %s', async (_what, flags, text) => {
    expect(await textOf({ ...sold(), ...flags })).toBe(text);
  });

  test('that is reduced stands before the original one, which is struck', async () => {
    const facts = await factsOf(sold({ standard_price_val: 12 }));
    expect(facts?.querySelector('s')?.textContent).toBe('$12.00');
    expect(facts?.textContent).toBe('$10.00, previously $12.00');
  });

  test.each([
    ['the same original price', { standard_price_val: 10 }, '$10.00'],
    ['a lowest and a highest one', { price_val: 5, min_price_val: 5, max_price_val: 9 }, '$5.00-$9.00'],
    ['a lowest one only', { price_val: 5, min_price_val: 5 }, '$5.00'],
  ])('with %s', async (_what, offer, text) => {
    const facts = await factsOf(sold(offer));
    expect(facts?.textContent).toBe(text);
    expect(facts?.querySelector('s')).toBeNull();
  });

  test('says when it was seen on the page, unless it is not shown or somebody has entered it', async () => {
    const seen = (seen_at: string | null) => ({
      product_pin_data: { items: [], source_url: 'https://shop.test/chair', seen_at },
    });
    const day = 'Tue, 01 Sep 2026 01:10:33 +0000';
    expect(await textOf({ ...sold(), ...seen(day) })).toBe('$10.00Price seen on Sep 1, 2026');
    cleanup();
    expect(await textOf({ ...sold(), ...seen(null) })).toBe('$10.00');
    cleanup();
    expect(await textOf({ ...sold(), ...seen(day), is_oos_product: true })).toBe('Sold out');
  });

  test('comes with brand and site', async () => {
    const products = [aWireProduct({}, { brand: { name: 'Acme' } })];
    expect(await textOf(aPage({ products, site_name: 'The Shop' }))).toBe('$10.00Acme · The Shop');
  });

  test('comes without a site that is called like its domain, which stands above', async () => {
    expect(await textOf(aPage({ products: [aWireProduct()], site_name: 'Shop.test' }))).toBe('$10.00');
  });
});

describe('a rating', () => {
  const rated = (rating: unknown, max_rating: number, count: unknown) => ({
    rating: { rating, max_rating, count },
  });
  const rating = async (fields: WireOptions) => (await factsOf(fields))?.firstElementChild;

  test.each([
    ['4.24 of 5', rated(4.24, 5, 1234), 'Rated 4.2 out of 5 by 1.2k people', '4.2 (1.2k)'],
    ['8 of 10', rated(8, 10, 999), 'Rated 4.0 out of 5 by 999 people', '4.0 (999)'],
    ['7 of 5', rated(7, 5, 1), 'Rated 5.0 out of 5 by 1 person', '5.0 (1)'],
    ['4 by nobody', rated(4, 5, 0), 'Rated 4.0 out of 5 by 0 people', '4.0 (0)'],
  ])('of %s is said and seen', async (_what, fields, said, seen) => {
    const line = await rating(fields);
    expect([line?.getAttribute('role'), line?.getAttribute('aria-label')]).toEqual(['img', said]);
    expect(line?.textContent).toBe(seen);
  });

  test('is drawn with whole and half stars', async () => {
    const line = await rating(rated(3.5, 5, 2));
    expect(line?.querySelector('[data-stars]')?.getAttribute('data-stars')).toBe('3.5');
  });

  test.each([
    ['no value', rated('None', 5, 3)],
    ['no count', rated(4, 5, Number.NaN)],
    ['an endless count', rated(4, 5, Infinity)],
  ])('with %s is not there', async (_what, fields) => {
    expect(await rating(fields)).toBeFalsy();
  });
});

describe('a recipe', () => {
  const cooked = (fields: Partial<WireRecipe> = {}) =>
    aPage({
      type_name: 'recipe',
      recipe: { name: 'Soup', servings: '4', total_time_seconds: 5400, ingredients: [], ...fields },
    });

  test('tells servings, time and ingredients', async () => {
    const ingredients = [{ category: 'Broth', items: ['2 onions', 'Salt'] }];
    const facts = await factsOf(cooked({ ingredients }));
    expect(facts?.textContent).toContain('4 servings · 1 hour 30 minutes');
    expect(screen.getByRole('heading', { name: 'Ingredients' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Broth' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 onions',
      'Salt',
    ]);
    expect(facts?.querySelector('details')).toBeNull();
  });

  test.each([
    ['1', '1 serving'],
    ['24 cookies', '24 cookies'],
  ])('for %s', async (servings, text) => {
    expect(await textOf(cooked({ servings, total_time_seconds: null }))).toBe(text);
  });

  test('folds many ingredients away', async () => {
    const items = Array.from({ length: 9 }, (_, index) => `Spice ${index}`);
    const facts = await factsOf(cooked({ ingredients: [{ category: '', items }] }));
    expect(facts?.querySelector('details')?.open).toBe(false);
    expect(facts?.querySelector('summary')?.textContent).toBe('9 ingredients');
  });

  test('is not for sale with what is sold beside it', async () => {
    const { rich_metadata } = cooked();
    const page = { rich_metadata: { ...rich_metadata, products: [aWireProduct()] }, is_oos_product: true };
    expect(await textOf(page)).toBe('4 servings · 1 hour 30 minutes');
  });
});

test('an article tells its author, its day and where it stands', async () => {
  const article = { name: 'On chairs', author: 'Ann', date_published: '2026-03-01', description: '' };
  const facts = await factsOf(aPage({ type_name: 'article', article, site_name: 'The Paper' }));
  expect(facts?.textContent).toBe('By Ann · Mar 1, 2026 · The Paper');
  expect(facts?.querySelector('time')?.dateTime).toBe('2026-03-01T00:00:00.000Z');
});

test('a pin of a page that says nothing has no facts', async () => {
  expect(await factsOf({})).toBeUndefined();
  cleanup();
  expect((await factsOf(aPage({ type_name: 'video', site_name: 'Films' })))?.childElementCount).toBe(0);
});

test('a served page leaves the facts to the app, also when the server knows their code', () => {
  expect(renderToString(<CloseupFacts pin={aPin({ isOosProduct: true })} />)).toBe('');
});

describe('senseless facts', () => {
  const LONG = 'x'.repeat(10_000);

  test.each([
    ['prices that are no numbers', sold({ price_val: NaN, min_price_val: Infinity, currency: LONG })],
    ['an endless price', sold({ price: LONG, standard_price: `${LONG}y` })],
    ['endless names', aPage({ products: [aWireProduct({}, { brand: { name: LONG } })], site_name: LONG })],
    ['prices without end', sold({ price_val: 1e308, currency: 'zzz' })],
    ['fields of other kinds', { rich_metadata: { products: [{ offer_summary: 7 }, null], recipe: 'x' } }],
    ['nobody’s rating', { rating: { rating: NaN, max_rating: -1, count: 1e308 } }],
    [
      'a day that is none',
      aPage({ article: { name: '', author: LONG, date_published: '9999-99-99', description: '' } }),
    ],
    [
      'a recipe for a town',
      aPage({
        recipe: {
          name: LONG,
          servings: LONG,
          total_time_seconds: 1e300,
          ingredients: [{ category: LONG, items: Array.from({ length: 1000 }, () => LONG) }],
        },
      }),
    ],
  ])('leave the closeup standing: %s', async (_what, fields) => {
    await factsOf(fields);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A chair');
    expect(screen.getByRole('link', { name: /^Ann Example/ })).toBeDefined();
  });
});
