import { describe, expect, test } from 'vitest';
import { readWebPage } from '../../../server/adapters/web/read-web-page.ts';
import { json, read, URL_OF_PAGE } from './read-html.ts';

const urls = (html: string) => read(html).pictures.map(({ url }) => url);

describe('words', () => {
  test('for sharing go before those for everybody', () => {
    const page = read(`<title>Plain</title><meta property="og:title" content="Shared &amp; good">
      <meta name="description" content="About it"><meta property="og:site_name" content="The Shop">`);
    expect(page).toMatchObject({ title: 'Shared & good', description: 'About it', siteName: 'The Shop' });
  });

  test.each(['name', 'property'])(
    'for cards are taken where there are none for sharing (%s)',
    (attribute) => {
      const card = `<title>Plain</title><meta name="description" content="Plain, too">
      <meta ${attribute}="twitter:title" content="The card"><meta ${attribute}="twitter:description" content="Of it">
      <meta ${attribute}="twitter:image" content="/card.jpg"><meta ${attribute}="twitter:image:alt" content="A card">`;
      const pictures = [{ url: 'https://www.example.com/card.jpg', description: 'A card', isMain: true }];
      expect(read(card)).toMatchObject({ title: 'The card', description: 'Of it', pictures });
      const both = `${card}<meta property="og:title" content="Shared"><meta property="og:description" content="This">`;
      expect(read(both)).toMatchObject({ title: 'Shared', description: 'This' });
    },
  );

  test('of microdata that belong to no thing are those of the page', () => {
    const html = `<title>Plain</title><meta name="description" content="Plain, too">
      <meta itemprop="name" content="Named"><meta itemprop="description" content="Told">
      <meta itemprop="image" content="/told.jpg">`;
    const pictures = [{ url: 'https://www.example.com/told.jpg', isMain: true }];
    expect(read(html)).toMatchObject({ title: 'Named', description: 'Told', pictures });
    const shared = read(
      `${html}<meta property="og:title" content="Shared"><meta property="og:image" content="/a.jpg">`,
    );
    expect(shared.title).toBe('Shared');
    expect(shared.pictures.map(({ url }) => url)).toEqual(['https://www.example.com/a.jpg']);
    const ofThing = `<div itemscope itemtype="https://schema.org/Person">${html}</div>`;
    expect(read(ofThing)).toMatchObject({ title: 'Plain', description: 'Plain, too', pictures: [] });
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

  test.each(['Product', 'Recipe', 'NewsArticle'])('may be told of a %s to machines alone', (type) => {
    const told = json({ '@type': type, name: 'Thing', headline: 'Thing', description: 'What it is' });
    expect(read(told)).toMatchObject({ description: 'What it is', facts: { description: 'What it is' } });
    expect(read(`<meta name=description content="Mine">${told}`).description).toBe('Mine');
  });

  test('lose markup, turned letters and what is too long', () => {
    const page = read(`<meta property="og:title" content="&lt;b&gt;x\u202e&lt;/b&gt;${'y'.repeat(900)}">`);
    expect(page.title).toBe(`x ${'y'.repeat(198)}`);
  });
});

test.each([
  ['<link rel=canonical href="/shop/page">', 'https://www.example.com/shop/page'],
  ['<meta property="og:url" content="https://example.com/p">', 'https://example.com/p'],
  ['<link rel=canonical href="https://m.example.com/p">', 'https://m.example.com/p'],
  ['<link rel=canonical href="https://evil.example/p">', URL_OF_PAGE],
  ['<link rel=canonical href="https://shop.example.com/p">', URL_OF_PAGE],
  ['<link rel=canonical href="javascript:alert(1)">', URL_OF_PAGE],
])('%s: the address is %s', (html, address) => expect(read(html).canonicalUrl).toBe(address));

test.each([
  ['https://m.example.com/p', 'https://www.example.com/p', true],
  ['https://mobile.example.com/p', 'https://example.com/p', true],
  ['https://m.example.com/p', 'https://m.example.org/p', false],
  ['https://m.com/p', 'https://www.com/p', false],
])('at %s the address %s is taken: %s', (url, canonical, isTaken) => {
  const bytes = Buffer.from(`<link rel=canonical href="${canonical}">`);
  const page = readWebPage({ url, bytes, contentType: 'text/html' });
  expect(page.canonicalUrl).toBe(isTaken ? canonical : url);
});

test.each([
  ['<title>&lt;img&gt;: The image element</title>', '<img>: The image element'],
  [
    '<meta property="og:title" content="A &lt;strong&gt;good&lt;/strong&gt; &lt;a href=/x&gt;thing&lt;/a&gt;">',
    'A good thing',
  ],
])('%s: what the page is about stays, markup goes', (html, title) => expect(read(html).title).toBe(title));

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

test('where the note for those who embed the page is', () => {
  const html = '<link rel=alternate type="application/json+oembed" href="/oembed?url=x">';
  expect(read(html).oembedUrl).toBe('https://www.example.com/oembed?url=x');
});
