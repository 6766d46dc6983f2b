import { describe, expect, test } from 'vitest';
import { json, read } from './read-html.ts';

describe('something sold', () => {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Vase',
    sku: 'V-1',
    brand: { '@type': 'Brand', name: 'Clay' },
    aggregateRating: { ratingValue: '4.5', reviewCount: '12', bestRating: 5 },
    offers: {
      '@type': 'Offer',
      price: '49.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: '/shop/vase',
    },
  };
  const sold = {
    type: 'product',
    rating: { value: 4.5, count: 12, max: 5 },
    products: [
      {
        id: 'V-1',
        name: 'Vase',
        brand: 'Clay',
        lowest: 49.9,
        highest: 49.9,
        currency: 'EUR',
        availability: 'in stock',
        offers: [{ price: 49.9, condition: 'new', url: 'https://www.example.com/shop/vase' }],
      },
    ],
  };
  test.each([
    ['alone', product],
    ['in a list', [{ '@type': 'WebSite', name: 'x' }, product]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, product] }],
    ['as what the page is about', { '@type': ['WebPage', 'ItemPage'], mainEntity: product }],
    ['with the place of the vocabulary', { ...product, '@type': 'http://schema.org/Product' }],
  ])('is described %s', (_name, value) => expect(read(json(value)).facts).toMatchObject(sold));

  test.each([
    [
      { ratingValue: 4, ratingCount: 0 },
      { value: 4, count: 0, max: 5 },
    ],
    [
      { ratingValue: 7, ratingCount: 3, bestRating: 5 },
      { value: 7, count: 3, max: 5 },
    ],
    [
      { ratingValue: 7, ratingCount: '3 votes', bestRating: 10 },
      { value: 7, count: 3, max: 10 },
    ],
    [{ ratingValue: 4, ratingCount: -1 }, null],
    [{ ratingValue: 4, ratingCount: 'many' }, null],
    [{ ratingValue: 4 }, null],
    [{ ratingCount: 4 }, null],
  ])('is rated as it says: %o', (aggregateRating, rating) =>
    expect(read(json({ ...product, aggregateRating })).facts?.rating).toEqual(rating),
  );

  test('is described by microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Vase</h1>
      <meta itemprop="sku" content="V-1"><span itemprop="brand">Clay</span>
      <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating">
        <span itemprop="ratingValue">4.5</span> of <span itemprop="reviewCount">12</span></div>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><a itemprop="url" href="vase">Buy</a>
        <span itemprop="price" content="49.90">49,90 €</span><meta itemprop="priceCurrency" content="EUR">
        <link itemprop="availability" href="https://schema.org/InStock"><link itemprop="itemCondition" href="http://schema.org/NewCondition">
      </div></div>`;
    expect(read(html).facts).toMatchObject(sold);
  });

  test('is described by the words of Open Graph', () => {
    const html = `<meta property="og:title" content="Vase"><meta property="product:price:amount" content="49.90">
      <meta property="product:price:currency" content="EUR"><meta property="product:availability" content="oos">`;
    expect(read(html).facts?.products).toMatchObject([
      { name: 'Vase', lowest: 49.9, availability: 'out of stock' },
    ]);
  });

  test('has a lowest and a highest price over all offers, and is there when one is', () => {
    const offers = [
      { price: 5, priceCurrency: 'USD', availability: 'OutOfStock' },
      { '@type': 'AggregateOffer', lowPrice: 7, highPrice: 9, availability: 'InStock' },
    ];
    const [one] = read(json({ ...product, offers })).facts?.products ?? [];
    expect(one).toMatchObject({ lowest: 5, highest: 9, currency: 'USD', availability: 'in stock' });
  });
});

test('a recipe', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeYield: ['4', '4 servings'],
    prepTime: 'PT10M',
    cookTime: 'PT20M',
    recipeIngredient: ['1 onion', ' 2&nbsp;carrots ', '', 7],
  };
  expect(read(json(recipe)).facts).toMatchObject({
    type: 'recipe',
    recipe: {
      name: 'Soup',
      servings: '4',
      totalTimeSeconds: 1800,
      ingredients: ['1 onion', '2 carrots', '7'],
    },
  });
});

test.each(['Article', 'NewsArticle', 'BlogPosting'])('a piece of writing: %s', (type) => {
  const article = {
    '@type': type,
    headline: 'News',
    author: [{ name: 'Ada' }],
    datePublished: '2026-01-02T03:04:05Z',
  };
  expect(read(json(article)).facts).toMatchObject({
    type: 'article',
    article: { name: 'News', author: 'Ada', datePublished: Date.UTC(2026, 0, 2, 3, 4, 5), description: '' },
  });
});

test('a video offers the picture that stands for it', () => {
  const page = read(json({ '@type': 'VideoObject', name: 'Film', thumbnailUrl: '/still.jpg' }));
  expect(page.facts?.type).toBe('video');
  expect(page.pictures).toMatchObject([{ url: 'https://www.example.com/still.jpg' }]);
});

test.each([
  '{',
  '[1,',
  'null',
  '"text"',
  '7',
  '{"@type":7}',
  '{"@graph":null}',
  '{"@type":"Product","name":{"a":[]},"offers":[[null]]}',
])('JSON that says nothing: %s', (text) =>
  expect(read(`<script type="application/ld+json">${text}</script>`).facts).toBeNull(),
);
