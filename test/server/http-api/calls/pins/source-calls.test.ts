import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import type { SourceTrouble } from '../../../../../src/domain/sources/source-trouble.ts';
import type { WebFailure, WebOutcome } from '../../../../../server/application/ports/web/web.ts';
import { sourcePageFromWire } from '../../../../../wire/source-from-wire.ts';
import { plain } from '../../../images/sample-pictures.ts';
import { outcomeOf } from '../../core/small-browser.ts';
import { aMember, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let member: Member;
beforeEach(async () => {
  app = await TestApp.open();
  member = await aMember(app, 'finder');
});
afterEach(() => app.close());

const PAGE = 'https://shop.example/vase';
const find = (url: unknown) => member.browser.call('FindPinImagesResource', 'get', { url });

function answerOf(url: string, body: string | Uint8Array, contentType = 'text/html'): WebOutcome {
  const answer = { url, bytes: Buffer.from(body as string), contentType, etag: null, lastModified: null };
  return { kind: 'fetched', answer };
}

const HTML = `<title>Vase</title><meta property="og:image" content="/vase.jpg"><link rel=canonical href="/vase">
  <script type="application/ld+json">{"@type":"Product","name":"Blue vase","offers":{"price":"20","priceCurrency":"EUR","availability":"InStock"}}</script>`;

describe('what there is to make pins of', () => {
  test('on a page: its pictures, its words and what it sells', async () => {
    app.web.set(`${PAGE}?utm_source=x`, answerOf(PAGE, HTML));
    const told = await find(`${PAGE}?utm_source=x`);
    expect(succeeded<unknown>(told)).toEqual({
      items: [
        {
          url: 'https://shop.example/vase.jpg',
          width: 0,
          height: 0,
          title: '',
          description: '',
          media_type: 'image',
          is_main: true,
          preview_url: expect.stringMatching(/^\/source-preview\/\?token=[0-9a-f]{32}&url=https%3A%2F%2F/),
        },
      ],
      title: 'Vase',
      description: '',
      site_name: 'shop.example',
      canonical_url: PAGE,
      rich_metadata: expect.objectContaining({
        type_name: 'product',
        display_name: 'Blue vase',
        products: [
          expect.objectContaining({
            offer_summary: expect.objectContaining({ price: '€20.00', price_val: 20, in_stock: true }),
          }),
        ],
      }),
    });
    expect(sourcePageFromWire(succeeded<unknown>(told), PAGE)).toMatchObject({ canonicalUrl: PAGE });
  });

  test('is shown in small to the one who asked, and to nobody else', async () => {
    app.web.set(PAGE, answerOf(PAGE, HTML));
    app.web.set(
      'https://shop.example/vase.jpg',
      answerOf('https://shop.example/vase.jpg', 'a vase', 'image/jpeg'),
    );
    const [item] = succeeded<{ items: { preview_url: string }[] }>(await find(PAGE)).items;
    const shown = await member.browser.send(item!.preview_url);
    expect(shown.status).toBe(200);
    expect(shown.text).toBe('474x webp of a vase');
    const other = await aMember(app, 'other');
    expect((await other.browser.send(item!.preview_url)).status).toBe(404);
  });

  test('at the address of a picture: that picture', async () => {
    const url = 'https://shop.example/vase.png';
    app.web.set(url, answerOf(url, await plain(40, 60, [1, 2, 3]).png().toBuffer(), 'image/png'));
    expect(succeeded<{ items: unknown }>(await find(url)).items).toEqual([
      {
        url,
        width: 40,
        height: 60,
        title: '',
        description: '',
        media_type: 'image',
        is_main: true,
        preview_url: expect.any(String),
      },
    ]);
  });
});

const failed = (reason: WebFailure, status?: number): WebOutcome => ({ kind: 'failed', reason, status });

test('a picture is called what its page says that it shows', async () => {
  app.web.set(PAGE, answerOf(PAGE, '<img src="/a.jpg" alt="A vase &amp; roses"><img src="/b.jpg">'));
  const { items } = succeeded<{ items: object[] }>(await find(PAGE));
  expect(items).toMatchObject([
    { title: 'A vase & roses', description: 'A vase & roses' },
    { title: '', description: '' },
  ]);
});

describe('why there is nothing to make pins of', () => {
  test.each<[string, WebOutcome | undefined, SourceTrouble]>([
    ['nobody there', undefined, 'unreachable'],
    ['a private address, told as nobody there', failed('refused'), 'unreachable'],
    ['a name and password', failed('not_an_address'), 'credentials'],
    ['too much', failed('too_large'), 'too_large'],
    ['too slow', failed('too_slow'), 'too_slow'],
    ['a circle', failed('too_many_redirects'), 'endless_redirects'],
    ['404', failed('bad_status', 404), 'missing'],
    ['403', failed('bad_status', 403), 'forbidden'],
    ['500', failed('bad_status', 500), 'site_error'],
    ['packed strangely', failed('not_readable'), 'site_error'],
    ['a page without pictures', answerOf(PAGE, '<title>Words</title>'), 'no_pictures'],
    ['only drawings', answerOf(PAGE, '<img src="/a.svg">'), 'no_pictures'],
    ['a drawing', answerOf(PAGE, '<svg/>', 'image/svg+xml'), 'unknown_picture'],
    ['HEIC', answerOf(PAGE, 'xxxxftypheic', 'image/heic; x=y'), 'broken_picture'],
    ['a broken picture', answerOf(PAGE, 'not one', 'image/jpeg'), 'broken_picture'],
    ['something else', answerOf(PAGE, '%PDF-1.4', 'application/pdf'), 'not_a_page'],
  ])('%s', async (_name, outcome, trouble) => {
    if (outcome !== undefined) app.web.set(PAGE, outcome);
    const told = await find(PAGE);
    expect(outcomeOf(told)).toBe('400/18');
    expect(told.body.resource_response?.message).toBe('We could not get anything from that address.');
    expect(told.body.resource_response?.error?.extra_data.trouble).toBe(trouble);
  });
});

test.each([
  undefined,
  '',
  'shop.example',
  'ftp://shop.example/',
  'javascript:alert(1)',
  `https://a.example/${'x'.repeat(2048)}`,
])('%j is no address', async (url) => expect(outcomeOf(await find(url))).toBe('400/1'));

describe('a pin of a picture of others', () => {
  const url = 'https://shop.example/vase.png';
  const create = (options: Record<string, unknown> = {}) =>
    member.browser.call('PinResource', 'create', {
      image_url: url,
      method: 'scraped',
      link: PAGE,
      ...options,
    });

  test('keeps the picture here, and how it came', async () => {
    app.web.set(url, answerOf(url, await plain(40, 60, [1, 2, 3]).png().toBuffer(), 'text/plain'));
    const pin = succeeded<{ method: string; orig_image_url: string; link: string }>(await create());
    expect(pin).toMatchObject({ method: 'scraped', link: PAGE });
    expect(new URL(pin.orig_image_url).pathname).toMatch(/^\/media\/originals\//);
    const other = succeeded<{ method: string }>(await create({ method: 'bookmarklet' }));
    expect(other.method).toBe('bookmarklet');
  });

  test('cannot be made of what does not come, or is no picture', async () => {
    expect(outcomeOf(await create())).toBe('400/18');
    app.web.set(url, answerOf(url, 'not a picture', 'image/png'));
    expect(outcomeOf(await create())).toBe('400/19');
  });

  test.each<[WebOutcome, SourceTrouble]>([
    [failed('refused'), 'unreachable'],
    [failed('bad_status', 403), 'forbidden'],
    [failed('bad_status', 404), 'missing'],
    [failed('too_large'), 'too_large'],
  ])('says why its picture did not come: %o', async (outcome, trouble) => {
    app.web.set(url, outcome);
    const told = await create();
    expect(outcomeOf(told)).toBe('400/18');
    expect(told.body.resource_response?.error).toMatchObject({
      target: 'image_url',
      extra_data: { trouble },
    });
  });

  test('is not asked for when the board is none of theirs', async () => {
    app.web.set(url, answerOf(url, 'x'));
    expect(outcomeOf(await create({ board_id: '7' }))).toBe('404/40');
  });
});
