import { describe, expect, test } from 'vitest';
import { readWebPage } from '../../../server/adapters/web/read-web-page.ts';

const URL_OF_PAGE = 'https://www.example.com/shop/page?x=1';
const read = (html: string | Uint8Array, contentType = 'text/html') =>
  readWebPage({ url: URL_OF_PAGE, bytes: Buffer.from(html as string), contentType });
const json = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const urls = (html: string) => read(html).pictures.map(({ url }) => url);

describe('words', () => {
  test('for sharing go before those for everybody', () => {
    const page = read(`<title>Plain</title><meta property="og:title" content="Shared &amp; good">
      <meta name="description" content="About it"><meta property="og:site_name" content="The Shop">`);
    expect(page).toMatchObject({ title: 'Shared & good', description: 'About it', siteName: 'The Shop' });
  });

  test('are taken from what there is', () => {
    expect(read('<title> Only\n a  title </title>')).toMatchObject({
      title: 'Only a title',
      description: '',
      siteName: 'example.com',
      canonicalUrl: URL_OF_PAGE,
      pictures: [],
      facts: null,
    });
  });

  test('lose markup, turned letters and what is too long', () => {
    const page = read(`<meta property="og:title" content="&lt;b&gt;x\u202e&lt;/b&gt;${'y'.repeat(900)}">`);
    expect(page.title).toBe(`x ${'y'.repeat(198)}`);
  });
});

test.each([
  ['<link rel=canonical href="/shop/page">', 'https://www.example.com/shop/page'],
  ['<meta property="og:url" content="https://example.com/p">', 'https://example.com/p'],
  ['<link rel=canonical href="https://evil.example/p">', URL_OF_PAGE],
  ['<link rel=canonical href="javascript:alert(1)">', URL_OF_PAGE],
])('%s: the address is %s', (html, address) => expect(read(html).canonicalUrl).toBe(address));

test.each([
  ['<title>&lt;img&gt;: The image element</title>', '<img>: The image element'],
  [
    '<meta property="og:title" content="A &lt;strong&gt;good&lt;/strong&gt; &lt;a href=/x&gt;thing&lt;/a&gt;">',
    'A good thing',
  ],
])('%s: what the page is about stays, markup goes', (html, title) => expect(read(html).title).toBe(title));

describe('charsets', () => {
  const latin1 = Buffer.from('<title>Caf\xe9</title>', 'latin1');
  const declared = Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1');
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('<title>Café</title>')]);
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<title>Café</title>', 'utf16le')]);
  test.each([
    ['told by the sender', latin1, 'text/html; charset=ISO-8859-1'],
    ['told by the page', declared, 'text/html'],
    ['told by a mark, whatever else is told', marked, 'text/html; charset=iso-8859-1'],
    ['of two bytes', wide, 'text/html'],
    ['told by nobody', latin1, 'text/html'],
    ['unknown', Buffer.from('<title>Café</title>'), 'text/html; charset=none-such'],
  ])('%s', (_name, bytes, type) => expect(read(bytes, type).title).toBe('Café'));

  test('of Japan', () => {
    const bytes = Buffer.from([
      ...Buffer.from('<title>'),
      0x93,
      0xfa,
      0x96,
      0x7b,
      ...Buffer.from('</title>'),
    ]);
    expect(read(bytes, 'text/html; charset=Shift_JIS').title).toBe('日本');
  });
});

describe('pictures', () => {
  test.each([
    ['', true],
    ['<meta property="og:image" content="/main.jpg">', false],
  ])('of what is described stand for the page unless it names another one: %s', (head, isMain) => {
    const cake = json({ '@type': 'Recipe', name: 'Cake', image: ['/cake.jpg', '/slice.jpg'] });
    const shown = read(`${head}${cake}<img src="/other.jpg" width=2000 height=2000>`).pictures;
    expect(shown.find(({ url }) => url.endsWith('/cake.jpg'))?.isMain).toBe(isMain);
    expect(shown.filter((picture) => picture.isMain)).toHaveLength(1);
  });

  test('in several sizes are one', () => {
    const html = `<meta property="og:image" content="/one-big.jpg?a=1,2">
      <picture><source srcset="/one-wide.webp 1600w"><img src="/one.jpg" srcset="/one-big.jpg?a=1,2 800w,/one.jpg 300w"></picture>
      <img src="/two.jpg" srcset="/two.jpg 1x, /two-again.jpg 2x">
      <img src="/wait.png" data-src="/three.jpg" srcset="data:image/png;base64,AA,xx 1x"><img src="/wait.png" data-src="/four.jpg">`;
    const paths = urls(html).map((url) => url.replace('https://www.example.com', ''));
    expect(paths.toSorted()).toEqual(['/four.jpg', '/one-wide.webp', '/three.jpg', '/two-again.jpg']);
  });

  test('are found wherever pages have them, the main one marked', () => {
    const html = `<base href="/img/">
      <meta property="og:image" content="main.jpg"><meta property="og:image:width" content="2400">
      <meta property="og:image:height" content="1800"><meta property="og:image:alt" content="Main">
      <link rel="image_src" href="/linked.jpg">
      ${json({ '@type': 'Recipe', name: 'Soup', image: ['/soup.jpg', { url: '/soup-2.jpg', width: 800 }] })}
      <img src="data:image/gif;base64,AA" data-src="/lazy.jpg" alt="Lazy">
      <picture><source type="image/avif" srcset="/a.avif"><source srcset="/set-s.jpg 320w, /set-l.jpg 1600w"><img src="/set-s.jpg" width=160 height=80></picture>
      <noscript><img src="/without-script.jpg"></noscript><video poster="/poster.jpg"></video>
      <div style="background-image: url('/behind.jpg')"></div>`;
    expect(read(html).pictures[0]).toEqual({
      url: 'https://www.example.com/img/main.jpg',
      width: 2400,
      height: 1800,
      description: 'Main',
      isMain: true,
    });
    expect(urls(html).map((url) => new URL(url).pathname)).toEqual([
      '/img/main.jpg',
      '/set-l.jpg',
      '/linked.jpg',
      '/soup-2.jpg',
      '/soup.jpg',
      '/lazy.jpg',
      '/without-script.jpg',
      '/poster.jpg',
      '/behind.jpg',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'file:///a.jpg',
    'http://me:pw@example.com/a.jpg',
    '',
  ])('not from %j', (address) =>
    expect(urls(`<img src="${address}"><meta property=og:image content="${address}">`)).toEqual([]),
  );
});

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

test('where the note for those who embed the page is', () => {
  const html = '<link rel=alternate type="application/json+oembed" href="/oembed?url=x">';
  expect(read(html).oembedUrl).toBe('https://www.example.com/oembed?url=x');
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
