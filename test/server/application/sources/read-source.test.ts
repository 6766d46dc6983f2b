import { describe, expect, test } from 'vitest';
import type { WebOutcome, WebRequest } from '../../../../server/application/ports/web/web.ts';
import { ReadSource } from '../../../../server/application/sources/read-source.ts';
import { RecentSources } from '../../../../server/application/sources/recent-sources.ts';
import { readWebPage } from '../../../../server/adapters/web/read-web-page.ts';

const PAGE = 'https://films.example/1';
const NOTE = 'https://films.example/oembed?url=1';
const LINK = `<link rel=alternate type="application/json+oembed" href="${NOTE}">`;
const FILM = {
  type: 'video',
  title: 'A film',
  provider_name: 'Films',
  thumbnail_url: 'https://films.example/1.jpg',
};

function reading(html: string, note: WebOutcome | object, others: Readonly<Record<string, string>> = {}) {
  const asked: Pick<WebRequest, 'url' | 'kind'>[] = [];
  const come = (url: string, text: string, contentType: string): WebOutcome => ({
    kind: 'fetched',
    answer: { url, bytes: Buffer.from(text), contentType, etag: null, lastModified: null },
  });
  const web = {
    fetch: async ({ url, kind }: WebRequest) => {
      asked.push({ url, kind });
      const page = url === PAGE ? html : others[url];
      if (page !== undefined) return come(url, page, 'text/html');
      return 'kind' in note ? note : come(url, JSON.stringify(note), 'application/json');
    },
  };
  const pages = {
    read: async (page: Parameters<typeof readWebPage>[0]) => readWebPage(page),
    note: ({ bytes }: { readonly bytes: Uint8Array }): unknown => JSON.parse(Buffer.from(bytes).toString()),
  };
  const recent = new RecentSources({ now: () => 0 });
  return {
    asked,
    recent,
    source: new ReadSource({ web, pages, recent, logger: { debug: () => undefined } }),
  };
}

test('a page that says little is completed by its note for those who embed it', async () => {
  const { asked, source } = reading(LINK, FILM);
  expect(await source.run(PAGE)).toMatchObject({
    kind: 'found',
    page: { title: 'A film', pictures: [{ url: 'https://films.example/1.jpg', isMain: true }] },
  });
  expect(asked).toEqual([
    { url: PAGE, kind: 'page' },
    { url: NOTE, kind: 'note' },
  ]);
});

test('a page that says all is not asked about twice', async () => {
  const html = `${LINK}<title>Own</title><meta property="og:image" content="/own.jpg">`;
  const { asked, source } = reading(html, FILM);
  expect(await source.run(PAGE)).toMatchObject({ page: { title: 'Own' } });
  expect(asked).toEqual([{ url: PAGE, kind: 'page' }]);
});

test('a note that does not come leaves what the page says', async () => {
  const { asked, source } = reading(`${LINK}<title>Own</title><img src="/own.jpg">`, {
    kind: 'failed',
    reason: 'too_large',
  });
  expect(await source.run(PAGE)).toMatchObject({ kind: 'found', page: { title: 'Own' } });
  expect(asked).toHaveLength(2);
});

describe('the address that a page asks to be linked by', () => {
  const OTHER = 'https://films.example/best';
  const product = (name: string, canonical: string) => `
    <title>${name}</title><link rel=canonical href="${canonical}"><meta property="og:image" content="/1.jpg">
    <script type="application/ld+json">{"@type":"Product","name":"${name}"}</script>`;
  const nobody: WebOutcome = { kind: 'failed', reason: 'unreachable' };

  test('counts when the page there names itself so', async () => {
    const { source, recent } = reading(product('Claimed', OTHER), nobody, {
      [OTHER]: product('Real', OTHER),
    });
    expect(await source.run(PAGE)).toMatchObject({ page: { canonicalUrl: OTHER } });
    expect(recent.find(OTHER)?.facts?.products[0]?.name).toBe('Real');
    expect(recent.find(PAGE)?.facts?.products[0]?.name).toBe('Claimed');
  });

  test.each([
    ['is not there', {}],
    ['names another one', { [OTHER]: product('Real', 'https://films.example/other') }],
    ['names the first page', { [OTHER]: product('Real', PAGE) }],
  ])('does not count when the page there %s', async (_what, others) => {
    const { source, recent } = reading(product('Claimed', OTHER), nobody, others);
    expect(await source.run(PAGE)).toMatchObject({ page: { canonicalUrl: PAGE } });
    expect(recent.find(OTHER)).toBeUndefined();
  });

  test('needs no second look when it is the same page', async () => {
    const { source, asked } = reading(product('Own', `${PAGE}?utm_source=x#top`), nobody);
    expect(await source.run(PAGE)).toMatchObject({ page: { canonicalUrl: `${PAGE}?utm_source=x#top` } });
    expect(asked).toHaveLength(1);
  });
});
