import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { dataOf, SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';
import { savePin, shareBoard } from '../support/organizing.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let ann: Member;
let bob: Member;
let chairs: { readonly id: string };
let chair: { readonly id: string };
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  app.verdicts.clear();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  chairs = await makeBoard(ann, { name: 'Chairs' });
  const link = 'https://chairs.example/1';
  chair = await makePin(ann, { title: 'A chair', board_id: chairs.id, link, note: 'Too dear' });
  await savePin(bob, { pin_id: chair.id });
});
afterAll(() => app.close());

const call = async ({ browser }: Member, name: string, action: string, options: object) =>
  succeeded(await browser.call(name, action, options));
const change = (fields: object) => call(ann, 'PinResource', 'update', { id: chair.id, ...fields });
const changeBoard = (fields: object) =>
  call(ann, 'BoardResource', 'update', { board_id: chairs.id, ...fields });
const direct = async ({ browser }: Member, method: string, path: string) =>
  succeeded(await browser.send(path, { method }));

/** The board and the home feed of ann, of bob and of a visitor, as this server tells them. */
async function toldBy(server: TestApp) {
  const told: Record<string, unknown> = {};
  for (const [who, member] of [['ann', ann] as const, ['bob', bob] as const, ['visitor', null] as const]) {
    const browser = new SmallBrowser(server);
    for (const [name, value] of member?.browser.cookies ?? []) browser.cookies.set(name, value);
    for (const [name, options] of [
      ['BoardFeedResource', { board_id: chairs.id }],
      ['UserHomefeedResource', {}],
      ['PinResource', { id: chair.id }],
    ] as const) {
      told[`${who} ${name}`] = dataOf(await browser.call(name, 'get', options));
    }
  }
  return told;
}

/** A server on the same store that has shown nothing yet. */
async function newcomer(): Promise<TestApp> {
  const server = await app.again();
  server.time = app.time;
  for (const [host, verdict] of app.verdicts) server.verdicts.set(host, verdict);
  return server;
}

describe('what was shown before does not show through after', () => {
  const changes: readonly (readonly [string, () => unknown])[] = [
    ['a new title', () => change({ title: 'A stool' })],
    ['a new description', () => change({ description: 'Three legs #stool' })],
    ['another link', () => change({ link: 'https://stools.example/2' })],
    ['no link any more', () => change({ link: null })],
    ['a new alternative text', () => change({ alt_text: 'Three legs' })],
    ['a new note', () => change({ note: 'Bought' })],
    ['comments being closed', () => change({ is_comments_allowed: false })],
    ['another board', async () => change({ board_id: (await makeBoard(ann, { name: 'Stools' })).id })],
    ['a renamed board', () => changeBoard({ name: 'Seats' })],
    ['a board of another category', () => changeBoard({ category: 'home_decor' })],
    ['a board becoming secret', () => changeBoard({ privacy: 'secret' })],
    ['a board becoming protected', () => changeBoard({ privacy: 'protected' })],
    ['a new name of a person', () => call(ann, 'UserSettingsResource', 'update', { first_name: 'Anna' })],
    ['a new username', () => call(ann, 'UserSettingsResource', 'update', { username: 'anna' })],
    [
      'a new picture of a person',
      async () => {
        const { upload_id } = await sendPicture(ann, 'ann');
        await call(ann, 'UserSettingsResource', 'update', { profile_image_upload_id: upload_id });
      },
    ],
    [
      'a person who hides from search engines',
      () => call(ann, 'UserSettingsResource', 'update', { exclude_from_search: true }),
    ],
    ['another save', () => savePin(bob, { pin_id: chair.id })],
    ['a favourite', () => direct(bob, 'POST', `/v3/pins/${chair.id}/favorite/`)],
    ['a follower of the person', () => call(bob, 'UserFollowResource', 'create', { user_id: ann.user.id })],
    ['a follower of the board', () => direct(bob, 'POST', `/v3/boards/${chairs.id}/follow/`)],
    ['somebody to work on the board', () => shareBoard(app, chairs, bob.user, ['pin_edit'])],
    ['a site that is blocked now', () => app.verdicts.set('chairs.example', 'blocked')],
    ['an hour', () => (app.time += HOUR_MS)],
    ['the end of the pin', () => call(ann, 'PinResource', 'delete', { id: chair.id })],
  ];

  test.each(changes)('%s', async (_, happens) => {
    const before = await toldBy(app);
    await happens();
    const after = await toldBy(app);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await toldBy(await newcomer()));
  });
});

test('each is told what is theirs alone, whoever asked before', async () => {
  const pinFor = async (browser: SmallBrowser) => {
    const [pin] = succeeded<WirePin[]>(
      await browser.call('BoardFeedResource', 'get', { board_id: chairs.id }),
    );
    return pin;
  };
  for (let time = 0; time < 2; time += 1) {
    expect(await pinFor(ann.browser)).toMatchObject({
      unified_user_note: 'Too dear',
      access: ['write', 'delete'],
      saved_info: { local_pin_id: chair.id },
    });
    const forBob = await pinFor(bob.browser);
    expect(forBob).toMatchObject({ access: [], saved_info: { type: 'profile' } });
    expect(forBob).not.toHaveProperty('unified_user_note');
    const forVisitor = await pinFor(app.browser());
    expect(forVisitor).toMatchObject({ access: [], saved_info: null });
    expect(forVisitor).not.toHaveProperty('pin_note');
  }
});

test('addresses are those under which each asks', async () => {
  const pictureFor = async (origin: string) => {
    const [pin] = succeeded<WirePin[]>(
      await new SmallBrowser(app, { origin }).call('BoardFeedResource', 'get', { board_id: chairs.id }),
    );
    return pin?.images.orig.url;
  };
  expect(await pictureFor('http://pins.test')).toMatch(/^http:\/\/pins\.test\//);
  expect(await pictureFor('http://pins.home')).toMatch(/^http:\/\/pins\.home\//);
  expect(await pictureFor('http://pins.test')).toMatch(/^http:\/\/pins\.test\//);
});
