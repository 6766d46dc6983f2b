import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../src/domain/ids/ids.ts';
import type { WireBoard } from '../../wire/board.ts';
import type { WirePin } from '../../wire/pin.ts';
import { outcomeOf, type SmallBrowser, type Told } from '../server/http-api/core/small-browser.ts';
import { aMember, makeBoard, type Member, type UploadAnswer } from '../server/http-api/support/member.ts';
import { sendCall } from './support/every-call.ts';
import { pinPhoto, sendPhoto } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** A secret board and what is on it are told to their owner and accepted collaborators, and to nobody else at all. */

const MARK = 'quetzalcoatlus';

let server: WholeServer;
let owner: Member;
let board: WireBoard;
let pin: WirePin;
let upload: UploadAnswer;
const others = new Map<string, SmallBrowser>();

beforeAll(async () => {
  server = await WholeServer.open();
  owner = await aMember(server, 'owner');
  const stranger = await aMember(server, 'stranger');
  const invited = await aMember(server, 'invited');
  board = await makeBoard(owner, { name: MARK, description: MARK, privacy: 'secret' });
  const texts = { title: MARK, description: `${MARK} #${MARK}`, alt_text: MARK, note: MARK };
  pin = await pinPhoto(owner, { board_id: board.id, link: `https://${MARK}.example/`, ...texts });
  upload = await sendPhoto(owner);
  await pinPhoto(owner, {
    board_id: (await makeBoard(owner, { name: 'Seen by all' })).id,
    title: 'Seen by all',
  });
  await server.store.transaction((tx) =>
    tx.boards.putCollaborator(toBoardId(board.id), toUserId(invited.user.id), {
      state: 'invited',
      permissions: ['pin_add', 'board_edit'],
    }),
  );
  others.set('a visitor', await server.browser().arrive());
  others.set('a stranger', stranger.browser);
  others.set('somebody who has not accepted the invitation', invited.browser);
});
afterAll(() => server.close());

/** Ids that name something of the owner, and one of the same form that names nothing. */
function namesOf() {
  return { board: board.id, pin: pin.id, upload: upload.upload_id, missing: '114680127754241' };
}

/** What may not tell one thing from another: the answer without its number and its echoes of the id that was asked for. */
function bare({ body, status }: Told, id: string) {
  return { status, said: JSON.stringify(body.resource_response).replaceAll(id, 'the id') };
}

describe('every call that takes an id answers for a secret thing as for one that is not there', () => {
  test('whoever else asks, whichever call', async () => {
    const { board, pin, upload, missing } = namesOf();
    const asked: string[] = [];
    for (const call of server.calls) {
      for (const name of Object.keys(call.params).filter((each) => /(?:^|_)ids?$/.test(each))) {
        const secrets = [board, pin, upload].filter((id) => id !== undefined);
        for (const [person, browser] of others) {
          const options = { name: 'x', upload_id: undefined, text: 'x', username: undefined };
          const ask = (id: string) => sendCall(browser, call, { ...options, [name]: id });
          const nothing = bare(await ask(missing), missing);
          for (const id of secrets)
            expect([call.endpointName, name, person, bare(await ask(id), id)]).toEqual([
              call.endpointName,
              name,
              person,
              nothing,
            ]);
        }
        asked.push(`${call.endpointName} ${name}`);
      }
    }
    expect(asked).toEqual(
      expect.arrayContaining(['board_get board_id', 'pin_get id', 'pin_create upload_id']),
    );
  });
});

describe('nothing of it is told elsewhere', () => {
  const LISTS: readonly (readonly [string, Record<string, unknown>])[] = [
    ['UserHomefeedResource', { page_size: 250 }],
    ['BoardsResource', { username: 'owner', page_size: 250 }],
    ['BoardsResource', { username: 'owner', privacy_filter: 'secret', board_filter: 'SECRET' }],
    ['UserPinsResource', { username: 'owner', page_size: 250 }],
    ['UserActivityPinsResource', { username: 'owner', page_size: 250 }],
    ['UserResource', { username: 'owner' }],
    ['UserStateResource', { state: 'QUICK_SAVES_BOARD_ID' }],
  ];
  const pages = () => [
    '/',
    '/owner/',
    '/owner/_saved/',
    '/owner/_created/',
    board.url,
    `${board.url}edit/`,
    `/owner/${board.id}/`,
    pin.seo_url,
    `/pin/${pin.id}/`,
    '/robots.txt',
    '/sitemap.xml',
    '/owner/feed.rss',
    `/owner/${board.slug}.rss`,
    `/oembed?url=${encodeURIComponent(`http://pins.test${pin.seo_url}`)}`,
    `/embed/pin/${pin.id}/`,
    `/v3/pidgets/pins/info/?pin_ids=${pin.id}`,
  ];

  /** Without the address that was asked for, which an answer may repeat. */
  function toldBy(text: string, address: string): string {
    return text
      .replaceAll(encodeURIComponent(address), '')
      .replaceAll(address, '')
      .replaceAll(address.replace(/\/$/, ''), '');
  }

  function expectSilence(text: string, place: string): void {
    for (const secret of [MARK, pin.image_signature, pin.id, board.id]) {
      expect([place, text.includes(secret)]).toEqual([place, false]);
    }
  }

  test('in lists, whoever else asks', async () => {
    for (const [person, browser] of others) {
      for (const [name, options] of LISTS) {
        const { text } = await browser.call(name, 'get', options);
        expectSilence(text, `${name} for ${person}`);
      }
    }
  });

  test('on pages and feeds, whoever else asks, robots of search engines among them', async () => {
    const robot = { headers: { 'User-Agent': 'Googlebot/2.1' } };
    for (const [person, browser] of others) {
      for (const address of pages()) {
        for (const sending of [{}, robot]) {
          const { text, headers } = await browser.send(address, sending);
          expectSilence(toldBy(text, address), `${address} for ${person}`);
          expectSilence(toldBy(headers.get('location') ?? '', address), `${address} for ${person}`);
        }
      }
    }
  });

  test('its page and one that was never there are the same page', async () => {
    for (const browser of others.values()) {
      const [secret, missing] = [
        await browser.send(pin.seo_url),
        await browser.send(`/pin/${namesOf().missing}/`),
      ];
      expect([secret.status, missing.status]).toEqual([404, 404]);
      expect(secret.headers.get('x-robots-tag')).toBe('noindex');
      const bareText = (text: string) =>
        text.replaceAll(/[0-9a-f]{32}/g, '').replaceAll(/(?:%2F|\/)pin(?:%2F|\/)[^"]*/g, '');
      expect(bareText(secret.text)).toBe(bareText(missing.text));
    }
  });

  test('in counts', async () => {
    for (const browser of others.values()) {
      const { body } = await browser.call('UserResource', 'get', { username: 'owner' });
      expect(body.resource_response?.data).toMatchObject({ board_count: 1, pin_count: 1 });
    }
  });

  test('while its owner finds it in all of these', async () => {
    expect(outcomeOf(await owner.browser.call('BoardResource', 'get', { board_id: board.id }))).toBe('200');
    expect((await owner.browser.send(pin.seo_url)).text).toContain(MARK);
    expect((await owner.browser.call('BoardsResource', 'get')).text).toContain(MARK);
  });
});

describe('what somebody else has sent', () => {
  test('cannot be pinned by its number', async () => {
    const stranger = await aMember(server, 'stranger_two');
    const told = await stranger.browser.call('PinResource', 'create', { upload_id: upload.upload_id });
    expect(outcomeOf(told)).toBe('404/70');
    const boards = await stranger.browser.call('BoardsResource', 'get');
    expect(boards.body.resource_response?.data).toEqual([]);
  });

  test('cannot be made a picture of oneself, by number or address', async () => {
    const stranger = await aMember(server, 'stranger_three');
    const change = (options: Record<string, unknown>) =>
      stranger.browser.call('UserSettingsResource', 'update', options);
    expect(outcomeOf(await change({ profile_image_upload_id: upload.upload_id }))).toBe('404/70');
    expect(outcomeOf(await change({ profile_image_url: upload.image_url }))).toBe('404/70');
  });

  test('pictures have addresses that cannot be guessed from one another', () => {
    const addresses = [pin.image_signature, upload.image_signature];
    for (const signature of addresses) expect(signature).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(addresses).size).toBe(2);
  });
});
