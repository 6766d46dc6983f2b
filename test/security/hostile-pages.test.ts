import { afterAll, beforeAll, expect, test } from 'vitest';
import { ThreadedPageReader } from '../../server/adapters/web/threaded-page-reader.ts';
import { PageReaderToken } from '../../server/composition/tokens.ts';
import { override } from '../../src/composition/provide.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { Website } from '../server/web/a-website.ts';
import { WholeServer } from './support/whole-server.ts';

/** Of the thread that answers everybody, for one page from asking to answer. */
const MAX_CPU_MS = 100;
/** Almost as long as a page may be. */
const LENGTH = 4_900_000;

const repeated = (piece: (index: number) => string) => {
  const pieces: string[] = [];
  for (let index = 0, length = 0; length < LENGTH; index += 1) {
    pieces.push(piece(index));
    length += pieces.at(-1)!.length;
  }
  return pieces.join('');
};
const set = (image: number) =>
  Array.from({ length: 4_000 }, (_, width) => `/${image}-${width}.jpg ${width}w`).join(', ');

const PAGES: { readonly [name: string]: () => string } = {
  '/ordinary': () => '<title>x</title>',
  '/attributes': () => `<img ${repeated((index) => `a${index}=1 `)}>`,
  '/sets': () => repeated((index) => `<img srcset="${set(index)}">`),
  '/things': () =>
    `<script type="application/ld+json">{"@type":"Product","image":[${repeated((index) => `"/${index}.jpg",`)}""]}</script>`,
  '/depths': () => `<script type="application/ld+json">${repeated(() => '[')}</script>`,
  '/elements': () => repeated(() => '<div itemscope itemprop=x>'),
};

let site: Website;
let server: WholeServer;
let member: Member;
const bodies = new Map<string, string>();

beforeAll(async () => {
  for (const [path, body] of Object.entries(PAGES)) {
    bodies.set(path, `<meta property="og:image" content="/a.jpg">${body()}`);
  }
  site = await Website.open((request, response) => {
    response.setHeader('content-type', 'text/html').end(bodies.get(request.url ?? ''));
  });
  // How long the thread of pages needs is not the question here.
  const patient = new ThreadedPageReader({ logger: { warn: () => undefined }, timeoutMs: 60_000 });
  server = await WholeServer.open({ FETCH_ALLOW_PRIVATE: 'true' }, [override(PageReaderToken, patient)]);
  member = await aMember(server, 'curious');
  await find('/ordinary');
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const find = (path: string) => member.browser.call('FindPinImagesResource', 'get', { url: site.at(path) });

test.each(Object.keys(PAGES))('%s does not hold up those who ask for something else', async (path) => {
  const before = process.threadCpuUsage();
  const answer = await find(path);
  const { user, system } = process.threadCpuUsage(before);

  expect(outcomeOf(answer)).toBe('200');
  expect((user + system) / 1_000).toBeLessThan(MAX_CPU_MS);
});
