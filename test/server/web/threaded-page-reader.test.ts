import { serialize } from 'node:v8';
import { afterAll, describe, expect, test } from 'vitest';
import { ThreadedPageReader } from '../../../server/adapters/web/threaded-page-reader.ts';

const warnings: unknown[] = [];
const reader = new ThreadedPageReader({
  logger: { warn: (event, fields) => warnings.push([event, fields]) },
});
afterAll(() => reader.close());

const read = (html: string | Buffer, contentType = 'text/html; charset=utf-8') =>
  reader.read({
    url: 'https://example.com/a/page',
    bytes: typeof html === 'string' ? Buffer.from(html) : html,
    contentType,
  });

const MB = 1_000_000;
const ANSWER_MAX_BYTES = 10_000;
const PICTURE = '<meta property="og:image" content="/photo.jpg">';

describe('a page that was made to be hard', () => {
  test.each([
    ['a hundred thousand nested elements', '<div>'.repeat(100_000)],
    ['elements that are closed in the wrong order', '<b><i><p>'.repeat(500) + '</b></i>'.repeat(300_000)],
    ['5 MB of attributes', `<p ${'a=1 '.repeat((5 * MB) / 4)}>`],
    ['5 MB of different attributes', `<p ${Array.from({ length: 500_000 }, (_, n) => `a${n}=1`).join(' ')}>`],
    ['one attribute of 5 MB', `<img alt="${'x'.repeat(5 * MB)}" src="/a.jpg">`],
    ['an attribute that never ends', `<img alt="${'<'.repeat(5 * MB)}`],
    ['5 MB of tags that are none', '<'.repeat(5 * MB)],
    ['5 MB of entities', '&amp'.repeat((5 * MB) / 4)],
    ['5 MB of comments that are not closed', '<!--'.repeat((5 * MB) / 4)],
    ['a million pictures', '<img src=a>'.repeat(450_000)],
    ['a list of pictures in one attribute', `<img srcset="${'a 1w, '.repeat(800_000)}">`],
    ['deep JSON', `<script type="application/ld+json">${'['.repeat(900_000)}</script>`],
    ['deep things', `<script type="application/ld+json">${'{"a":'.repeat(150_000)}</script>`],
    ['much JSON', `<script type="application/ld+json">[${'{"@type":"Product"},'.repeat(45_000)}1]</script>`],
    ['markup in a text', `<meta property="og:title" content="${'<'.repeat(19_000)}">`],
    ['a style without end', `<p style="${'background'.repeat(400_000)}">`],
    ['things within things', '<p itemscope itemtype=Product itemprop=a>'.repeat(100_000)],
    ['one property a million times', `<p itemscope>${'<p itemprop=a>b</p>'.repeat(250_000)}`],
  ])('%s', async (_name, html) => {
    const page = Buffer.from(PICTURE + html);
    const result = await read(page);
    // The page is read in a thread of its own; this one, which answers people, unpacks the result only.
    expect(serialize(result).length).toBeLessThan(ANSWER_MAX_BYTES);
    // What came before the trap is known, unless reading it had to be given up.
    if (result !== null) expect(result.pictures[0]?.url).toBe('https://example.com/photo.jpg');
    expect((await read(PICTURE))?.pictures).toHaveLength(1);
  });

  test('one that takes too long is given up, and the next one is read', async () => {
    const hasty = new ThreadedPageReader({ logger: { warn: () => undefined }, timeoutMs: 1 });
    const page = { url: 'https://example.com/', bytes: Buffer.from('<p>'.repeat(500_000)), contentType: '' };
    expect(await hasty.read(page)).toBeNull();
    await hasty.close();
    expect(await hasty.read(page)).toBeNull();
  });
});

test.each(['image/png', 'application/pdf', 'application/json', 'text/css'])('%s is no page', async (type) => {
  expect(await read(PICTURE, type)).toBeNull();
});
