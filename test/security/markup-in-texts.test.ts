import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from '../../src/composition/rendered-page/early-script.ts';
import { HOLD_CHOICE } from '../../src/composition/rendered-page/hold-choice.ts';
import { RELOAD_ON_EARLY_BACK } from '../../src/composition/rendered-page/reload-on-early-back.ts';
import { REMOVE_DECIDED } from '../../src/composition/rendered-page/remove-decided.ts';
import { HOLD_LINK_CLICKS } from '../../src/ui/leaving/early-clicks.ts';
import type { WireBoard } from '../../wire/board.ts';
import type { WirePin } from '../../wire/pin.ts';
import { aMember, makeBoard, type Member } from '../server/http-api/support/member.ts';
import { pinPhoto } from './support/photos.ts';
import { readPage } from './support/read-page.ts';
import { WholeServer } from './support/whole-server.ts';

/** Markup in names and texts stays text: in pages, titles, linked data, the state and answers. */

const NASTY = `"'><img src=x onerror=alert(1)>`;
const NASTIER = `</script></title><script>alert(2)</script>`;

let server: WholeServer;
let owner: Member;
let board: WireBoard;
let pin: WirePin;

beforeAll(async () => {
  server = await WholeServer.open();
  owner = await aMember(server, 'owner', { first_name: '<b>x</b>', last_name: NASTY });
  await owner.browser.call('UserSettingsResource', 'update', {
    about: NASTIER + NASTY,
    location: NASTY,
    pronouns: '<u onclick=x>',
    website_url: `https://example.org/?q="><script>alert(3)</script>`,
  });
  board = await makeBoard(owner, { name: NASTIER, description: NASTY + NASTIER });
  pin = await pinPhoto(owner, {
    board_id: board.id,
    title: NASTIER + NASTY,
    description: `${NASTY} https://example.org/"onmouseover="alert(4)" <a href="javascript:alert(5)">x</a>`,
    alt_text: NASTY,
    link: `https://example.org/"><script>alert(6)</script>`,
  });
});
afterAll(() => server.close());

const pages = () =>
  ['/', '/owner/', '/owner/_saved/', '/owner/_created/', board.url, pin.seo_url, `/nobody${NASTY}/`].map(
    encodeURI,
  );

test.each([
  ['a visitor', false],
  ['the owner', true],
])('in no page of %s', async (_who, isOwner) => {
  const browser = isOwner ? owner.browser : server.browser();
  for (const page of pages()) {
    const { text, status } = await browser.send(page);
    expect([200, 404]).toContain(status);
    const document = readPage(text);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    );
    expect([page, attributes]).toEqual([page, []]);
    expect(document.querySelectorAll('b, u, img[src="x"]')).toHaveLength(0);
    const scripts = [...document.querySelectorAll('script')].filter(
      (script) => !script.type.endsWith('json'),
    );
    const leads = document.querySelector('a[target="_blank"]') !== null;
    expect(scripts.map((script) => [script.dataset.script, script.textContent])).toEqual([
      [undefined, leads ? `${RELOAD_ON_EARLY_BACK};${HOLD_LINK_CLICKS}` : RELOAD_ON_EARLY_BACK],
      [undefined, isOwner ? HOLD_CHOICE : `${HOLD_CHOICE};${REMOVE_DECIDED}`],
      ['/static/main-00000000.js', EARLY_SCRIPT],
    ]);
    for (const data of document.querySelectorAll('script[type$="json"]')) {
      expect(data.textContent).not.toContain('<');
      expect(() => JSON.parse(data.textContent)).not.toThrow();
    }
  }
});

test('in no page title or preview, which still say it as it was written', async () => {
  const { text } = await server.browser().send(pin.seo_url);
  const document = readPage(text);
  expect(document.title).toContain(NASTIER);
  const title = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
  expect(title).toBe(NASTIER + NASTY);
});

describe('in no answer of a call', () => {
  test('which is data and cannot be taken for a page', async () => {
    const told = await server.browser().call('BoardResource', 'get', { board_id: `${NASTY}${NASTIER}` });
    expect(told.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(told.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('where a description comes as HTML of links and line breaks only', () => {
    const { body } = readPage(pin.description_html);
    expect([...new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))]).toEqual(['a']);
    for (const link of body.querySelectorAll('a')) {
      expect(link.getAttributeNames()).toEqual(['href']);
      expect(link.protocol).toBe('https:');
    }
  });
});
