import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAST_PINS_OF_TOPIC } from '../../../../src/domain/topics/topic-pages.ts';
import { aMember, makeBoard, makePin, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

const send = (path: string, method = 'GET') => app.browser().send(path, { method });
const locations = async (path: string) =>
  [...(await send(path)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('a server without pages has an empty list, which robots.txt names', async () => {
  const { status, text, headers } = await send('/sitemap.xml');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<sitemap><loc>http://pins.test/sitemaps/users-1.xml</loc></sitemap>\n' +
      '</sitemapindex>\n',
  );
  expect((await send('/robots.txt')).text).toContain('Sitemap: http://pins.test/sitemap.xml\n');
});

test('public pages are listed under their canonical addresses, and secret ones nowhere', async () => {
  const open = await makeBoard(ann, { name: 'Café & bar' });
  const secret = await makeBoard(ann, { name: 'Hidden', privacy: 'secret' });
  const pin = await makePin(ann, { title: 'A loaf’s crust', board_id: open.id });
  await makePin(ann, { title: 'Hidden loaf', board_id: secret.id });
  for (let count = 1; count < LEAST_PINS_OF_TOPIC; count += 1)
    await makePin(ann, { title: `Loaf ${count}`, board_id: open.id });
  app.time += 11 * 60 * 1000;

  const files = (await locations('/sitemap.xml')).map((address) => address?.split('/').at(-1));
  expect(files).toEqual(['pins-1.xml', 'boards-1.xml', 'users-1.xml', 'topics-1.xml']);
  const pins = await locations('/sitemaps/pins-1.xml');
  expect(pins).toHaveLength(LEAST_PINS_OF_TOPIC);
  expect(pins[0]).toBe(new URL(pin.seo_url, 'http://pins.test').href);
  expect(await locations('/sitemaps/boards-1.xml')).toEqual([
    new URL(open.url, 'http://pins.test').href.replaceAll("'", '&#39;'),
  ]);
  expect(await locations('/sitemaps/users-1.xml')).toEqual(['http://pins.test/ann/']);
  expect(await locations('/sitemaps/topics-1.xml')).toContainEqual(
    expect.stringMatching(/\/ideas\/bread\/\d+\/$/),
  );
});

test('who does not want to be found is gone at once', async () => {
  await ann.browser.call('UserSettingsResource', 'update', { exclude_from_search: true });
  for (const kind of ['pins', 'boards', 'users'])
    expect(await locations(`/sitemaps/${kind}-1.xml`)).toEqual([]);
});

test.each([
  '/sitemaps/pins-2.xml',
  '/sitemaps/pins-0.xml',
  '/sitemaps/pins-01.xml',
  '/sitemaps/pins-9999999999.xml',
  '/sitemaps/sections-1.xml',
  '/sitemaps/pins-1.xml.gz',
])('%s is not there', async (path) => {
  expect((await send(path)).status).toBe(404);
});

test('a head has no body', async () => {
  const { status, text } = await send('/sitemap.xml', 'HEAD');
  expect([status, text]).toEqual([200, '']);
});
