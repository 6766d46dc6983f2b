import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, makeBoard, succeeded, type Member } from '../server/http-api/support/member.ts';
import { pinPhoto } from './support/photos.ts';
import { readPage } from './support/read-page.ts';
import { WholeServer } from './support/whole-server.ts';

/** What is not meant to be found by search engines says so, in the page and beside it. */

let server: WholeServer;
let shy: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  const open = await aMember(server, 'open');
  shy = await aMember(server, 'shy');
  for (const member of [open, shy]) {
    for (const privacy of ['public', 'protected']) {
      const board = await makeBoard(member, { name: privacy, privacy });
      await pinPhoto(member, { board_id: board.id, title: `A ${privacy} chair` });
      const { id } = succeeded<{ id: string }>(
        await member.browser.call('BoardSectionResource', 'create', { board_id: board.id, name: 'Part' }),
      );
      await pinPhoto(member, { board_id: board.id, section_id: id, title: `A ${privacy} table` });
    }
  }
  await shy.browser.call('UserSettingsResource', 'update', { exclude_from_search: true });
});
afterAll(() => server.close());

async function mayBeFound(address: string): Promise<boolean> {
  const { text, headers } = await server.browser().send(address);
  const robots = readPage(text).querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;
  expect([address, headers.get('x-robots-tag')]).toEqual([address, robots]);
  return robots === null;
}

async function pinOf(member: string, board: string): Promise<string> {
  const { body } = await server.browser().call('BoardResource', 'get', { username: member, slug: board });
  const { id } = body.resource_response?.data as { id: string };
  const feed = await server.browser().call('BoardFeedResource', 'get', { board_id: id });
  return (feed.body.resource_response?.data as { seo_url: string }[])[0]?.seo_url ?? '';
}

test.each([
  ['a profile', async (member: string) => `/${member}/`, { open: true, shy: false }],
  ['a public board', async (member: string) => `/${member}/public/`, { open: true, shy: false }],
  [
    'a section of a public board',
    async (member: string) => `/${member}/public/part/`,
    { open: true, shy: false },
  ],
  [
    'a section of a board for those who have its address',
    async (member: string) => `/${member}/protected/part/`,
    { open: false, shy: false },
  ],
  ['a pin on a public board', (member: string) => pinOf(member, 'public'), { open: true, shy: false }],
  [
    'a board for those who have its address',
    async (member: string) => `/${member}/protected/`,
    { open: false, shy: false },
  ],
  ['a pin on such a board', (member: string) => pinOf(member, 'protected'), { open: false, shy: false }],
  ['the page to log in', async () => '/login/', { open: false, shy: false }],
  ['a page that is not there', async () => '/nobody/', { open: false, shy: false }],
] as const)('%s', async (_name, address, found) => {
  expect(await mayBeFound(await address('open'))).toBe(found.open);
  expect(await mayBeFound(await address('shy'))).toBe(found.shy);
});

test.each([
  ['a board', '/open/public/'],
  ['a section', '/open/public/part/'],
])('where %s is mentioned elsewhere, a large picture stands for it', async (_name, address) => {
  const page = readPage((await server.browser().send(address)).text);
  const meta = (property: string) =>
    page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');
  const image = meta('image') ?? '';
  expect(image).toMatch(new RegExp(`^https?://[^/]+/media/1200x/`));
  const { headers } = await server.browser().send(new URL(image).pathname);
  expect(headers.get('content-type')).toMatch(/^image\//);
  expect([meta('image:width'), meta('image:height')].map(Number)).toEqual([40, 60]);
});

test.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1'])(
  '%s reads what people see of a pin without scripts, and may load its original picture',
  async (agent) => {
    const robot = { headers: { 'User-Agent': agent } };
    const address = await pinOf('open', 'public');
    const page = readPage((await server.browser().send(address, robot)).text);
    const people = readPage((await server.browser().send(address)).text);
    expect(page.querySelector('h1')?.textContent).toMatch(/^A public /);
    // Robots also get what comes for people as they scroll: the pins that are like it.
    const [seen, read] = [people, page].map((each) => each.querySelector('main')?.textContent ?? '');
    expect(read?.startsWith(`${seen}More like this`)).toBe(true);
    const content = page.querySelector('meta[property="og:title"]')?.getAttribute('content');
    expect(content).toMatch(/^A public /);
    const id = /(\d+)\/$/.exec(address)?.[1];
    const { body } = await server.browser().call('PinResource', 'get', { id });
    const { images } = body.resource_response?.data as { images: { orig: { url: string } } };
    const original = await server.browser().send(new URL(images.orig.url).pathname, robot);
    expect([original.status, original.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  },
);
