import { afterAll, beforeAll, expect, test } from 'vitest';
import { ThreadedPageReader } from '../../server/adapters/web/threaded-page-reader.ts';
import { PageReaderToken } from '../../server/composition/tokens.ts';
import { override } from '../../src/composition/provide.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { Website } from '../server/web/a-website.ts';
import { WholeServer } from './support/whole-server.ts';

/**
 * The thread that answers everybody may take so many times as long as for plain text of the same length, which it only
 * passes on.
 */
const MOST_TIMES = 2;
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
  '/text': () => repeated(() => '<p>Some words.</p>'),
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
/** For plain text, µs of CPU time. */
let plain: number;
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
  await cpuOf('/text');
  plain = await cpuOf('/text');
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const find = (path: string) => member.browser.call('FindPinImagesResource', 'get', { url: site.at(path) });

/** Of the thread that answers everybody, from asking for what a page has to the answer. µs */
async function cpuOf(path: string): Promise<number> {
  const before = process.threadCpuUsage();
  expect(outcomeOf(await find(path))).toBe('200');
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

const HOSTILE = Object.keys(PAGES).filter((path) => path !== '/text');

test.each(HOSTILE)('%s does not hold up those who ask for something else', async (path) => {
  expect(await cpuOf(path)).toBeLessThan(MOST_TIMES * plain);
});
