import { escapeHtml } from '../../../../src/domain/text/escape-html.ts';
import type { ReadSitemaps, SitemapName } from '../../../application/sitemaps/read-sitemaps.ts';
import { streamed } from '../core/answer/streamed.ts';
import type { PlainRoute } from '../core/http-app-deps.ts';
import { plainText } from '../core/system-routes.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const FILE = /^\/sitemaps\/(pins|boards|users|topics)-([1-9]\d{0,8})\.xml\/?$/;
const METHODS = ['GET', 'HEAD'];

/** `/sitemap.xml`, which names all files, and the files with the addresses of public pages, as streams. */
export function sitemapRoutes(sitemaps: Pick<ReadSitemaps, 'files' | 'paths'>): readonly PlainRoute[] {
  const index: PlainRoute = {
    methods: METHODS,
    path: '/sitemap.xml',
    async handle(request, { baseUrl }) {
      const files = await sitemaps.files();
      const addresses = files.map(({ kind, number }) => `${baseUrl}/sitemaps/${kind}-${number}.xml`);
      return xmlAnswer(request, inOnePart(addresses), { root: 'sitemapindex', item: 'sitemap' });
    },
  };
  const file: PlainRoute = {
    methods: METHODS,
    path: '/sitemaps/:file',
    async handle(request, { baseUrl }) {
      const name = nameIn(new URL(request.url).pathname);
      const paths = name === undefined ? undefined : await sitemaps.paths(name);
      if (paths === undefined) return plainText('Not found.\n', 404);
      return xmlAnswer(request, addressesOf(paths, baseUrl), { root: 'urlset', item: 'url' });
    },
  };
  return [index, file];
}

function nameIn(pathname: string): SitemapName | undefined {
  const [, kind, number] = FILE.exec(pathname) ?? [];
  return kind === undefined ? undefined : { kind: kind as SitemapName['kind'], number: Number(number) };
}

async function* addressesOf(
  parts: AsyncIterable<readonly string[]>,
  baseUrl: string,
): AsyncIterable<readonly string[]> {
  for await (const paths of parts) yield paths.map((path) => new URL(path, `${baseUrl}/`).href);
}

async function* inOnePart(addresses: readonly string[]): AsyncIterable<readonly string[]> {
  yield addresses;
}

type Elements = { readonly root: 'sitemapindex' | 'urlset'; readonly item: 'sitemap' | 'url' };

function xmlAnswer(request: Request, parts: AsyncIterable<readonly string[]>, elements: Elements): Response {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(request.method === 'HEAD' ? null : streamed(xmlOf(parts, elements)), { headers });
}

async function* xmlOf(
  parts: AsyncIterable<readonly string[]>,
  { root, item }: Elements,
): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`);
  for await (const addresses of parts) {
    const items = addresses.map((address) => `<${item}><loc>${escapeHtml(address)}</loc></${item}>\n`);
    yield encoder.encode(items.join(''));
  }
  yield encoder.encode(`</${root}>\n`);
}
