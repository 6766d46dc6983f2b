import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import type { WireBoard } from '../../../../wire/board.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type SmallBrowser, type Told } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, PASSWORD, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const PRIVACIES = ['public', 'protected', 'secret'] as const;
const ROLES = ['owner', 'collaborator', 'invited', 'stranger', 'visitor'] as const;
type Privacy = (typeof PRIVACIES)[number];
type Role = (typeof ROLES)[number];

let app: TestApp;
const members = new Map<Role, Member>();
const boards = new Map<Privacy, WireBoard>();
const pins = new Map<Privacy, WirePin>();

beforeAll(async () => {
  app = await TestApp.open();
  for (const role of ROLES) if (role !== 'visitor') members.set(role, await aMember(app, role));
  for (const privacy of PRIVACIES) {
    const owner = memberOf('owner');
    const board = await makeBoard(owner, { name: `${privacy} board`, privacy });
    boards.set(privacy, board);
    pins.set(privacy, await makePin(owner, { title: `${privacy} pin`, board_id: board.id }));
    await app.store.transaction(async (tx) => {
      const id = toBoardId(board.id);
      await tx.boards.putCollaborator(id, toUserId(memberOf('collaborator').user.id), {
        state: 'accepted',
        permissions: ['pin_add'],
      });
      await tx.boards.putCollaborator(id, toUserId(memberOf('invited').user.id), {
        state: 'invited',
        permissions: ['pin_add'],
      });
    });
  }
});
afterAll(() => app.close());

function memberOf(role: Exclude<Role, 'visitor'>): Member {
  const member = members.get(role);
  if (member === undefined) throw new Error(role);
  return member;
}

function browserOf(role: Role): SmallBrowser {
  return role === 'visitor' ? app.browser() : memberOf(role).browser;
}

const boardOf = (privacy: Privacy) => boards.get(privacy) as WireBoard;
const pinOf = (privacy: Privacy) => pins.get(privacy) as WirePin;
const belongs = (role: Role) => role === 'owner' || role === 'collaborator';
const mayRead = (role: Role, privacy: Privacy) => privacy !== 'secret' || belongs(role);
const mayFind = (role: Role, privacy: Privacy) => privacy === 'public' || belongs(role);

/** The answer without what tells one request from another. */
function bare({ body }: Told) {
  return [body.resource_response, body.client_context];
}

const everybody = ROLES.flatMap((role) => PRIVACIES.map((privacy) => [role, privacy] as const));

describe.each(everybody)('the %s and a %s board', (role, privacy) => {
  const missingBoard = '77';
  const missingPin = '78';

  test('by its id', async () => {
    const browser = browserOf(role);
    const told = await browser.call('BoardResource', 'get', { board_id: boardOf(privacy).id });
    expect(outcomeOf(told)).toBe(mayRead(role, privacy) ? '200' : '404/40');
    if (mayRead(role, privacy)) return;
    expect(bare(told)).toEqual(bare(await browser.call('BoardResource', 'get', { board_id: missingBoard })));
  });

  test('by its address', async () => {
    const browser = browserOf(role);
    const told = await browser.call('BoardResource', 'get', {
      username: 'owner',
      slug: boardOf(privacy).slug,
    });
    expect(outcomeOf(told)).toBe(mayRead(role, privacy) ? '200' : '404/40');
    if (mayRead(role, privacy)) return;
    const missing = await browser.call('BoardResource', 'get', { username: 'owner', slug: 'never' });
    const nobody = await browser.call('BoardResource', 'get', { username: 'nobody', slug: 'never' });
    expect(bare(told)).toEqual(bare(missing));
    expect(bare(told)).toEqual(bare(nobody));
  });

  test('its pins', async () => {
    const browser = browserOf(role);
    const told = await browser.call('BoardFeedResource', 'get', { board_id: boardOf(privacy).id });
    expect(outcomeOf(told)).toBe(mayRead(role, privacy) ? '200' : '404/40');
    if (mayRead(role, privacy)) return;
    expect(bare(told)).toEqual(
      bare(await browser.call('BoardFeedResource', 'get', { board_id: missingBoard })),
    );
  });

  test('one of its pins', async () => {
    const browser = browserOf(role);
    const { id } = pinOf(privacy);
    const told = await browser.call('PinResource', 'get', { id });
    const direct = await browser.send(`/v3/pins/${id}/`);
    const expected = mayRead(role, privacy) ? '200' : '404/50';
    expect([outcomeOf(told), outcomeOf(direct)]).toEqual([expected, expected]);
    if (mayRead(role, privacy)) return;
    expect(bare(told)).toEqual(bare(await browser.call('PinResource', 'get', { id: missingPin })));
  });

  test('in the lists', async () => {
    const browser = browserOf(role);
    const list = async (name: string, options: object) =>
      succeeded<{ id: string }[]>(await browser.call(name, 'get', { page_size: 250, ...options })).map(
        ({ id }) => id,
      );
    const isFound = mayFind(role, privacy);
    const { id: boardId } = boardOf(privacy);
    const { id: pinId } = pinOf(privacy);
    expect((await list('BoardsResource', { username: 'owner' })).includes(boardId)).toBe(isFound);
    const isOwner = role === 'owner';
    const isInFeeds = privacy === 'public' || isOwner;
    expect((await list('UserPinsResource', { username: 'owner' })).includes(pinId)).toBe(isInFeeds);
    expect((await list('UserActivityPinsResource', { username: 'owner' })).includes(pinId)).toBe(isInFeeds);
    expect((await list('UserHomefeedResource', {})).includes(pinId)).toBe(isInFeeds);
  });

  test('what may be done there', async () => {
    if (!mayRead(role, privacy)) return;
    const browser = browserOf(role);
    const board = succeeded<WireBoard>(
      await browser.call('BoardResource', 'get', { board_id: boardOf(privacy).id }),
    );
    const pin = succeeded<WirePin>(await browser.call('PinResource', 'get', { id: pinOf(privacy).id }));
    expect(board.access).toEqual(role === 'owner' ? ['write', 'delete'] : []);
    expect(pin.access).toEqual(role === 'owner' ? ['write', 'delete'] : []);
    expect('unified_user_note' in pin).toBe(role === 'owner');
    expect(board.collaborated_by_me).toBe(role === 'collaborator');
    const permissions = role === 'owner' ? 11 : role === 'collaborator' ? 1 : 0;
    expect(board.collaborator_permissions).toHaveLength(permissions);
  });

  test('putting a pin on it', async () => {
    if (role === 'visitor') return;
    const member = memberOf(role);
    const told = await member.browser.call('PinResource', 'create', {
      board_id: boardOf(privacy).id,
      image_url: pinOf(privacy).orig_image_url,
      title: `by ${role}`,
    });
    const expected = belongs(role) ? '200' : mayRead(role, privacy) ? '403/7' : '404/40';
    expect(outcomeOf(told)).toBe(expected);
  });
});

test('counts hold only what the viewer may see', async () => {
  const countsFor = async (role: Role) => {
    const user = succeeded<Record<string, unknown>>(
      await browserOf(role).call('UserResource', 'get', { username: 'owner' }),
    );
    return [user['board_count'], user['secret_board_count']];
  };
  expect(await countsFor('visitor')).toEqual([1, undefined]);
  expect(await countsFor('stranger')).toEqual([1, undefined]);
  expect(await countsFor('owner')).toEqual([3, 1]);
});

test('a mail address is told to its owner alone', async () => {
  for (const role of ['visitor', 'stranger', 'collaborator'] as const) {
    const answers = await Promise.all([
      browserOf(role).call('UserResource', 'get', { username: 'owner' }),
      browserOf(role).call('BoardsResource', 'get', { username: 'owner' }),
      browserOf(role).call('UserPinsResource', 'get', { username: 'owner' }),
    ]);
    for (const { text } of answers) expect(text).not.toContain('owner@example.org');
  }
});

test('somebody who is deactivated is gone with all they own', async () => {
  const gone = await aMember(app, 'gone');
  const board = await makeBoard(gone);
  const pin = await makePin(gone, { title: 'gone', board_id: board.id });
  await app.store.transaction((tx) => tx.users.update(toUserId(gone.user.id), { state: 'deactivated' }));
  const browser = browserOf('stranger');
  const outcomes = await Promise.all([
    browser.call('UserResource', 'get', { username: 'gone' }),
    browser.call('UserResource', 'get', { user_id: gone.user.id }),
    browser.call('BoardsResource', 'get', { username: 'gone' }),
    browser.call('UserPinsResource', 'get', { username: 'gone' }),
    browser.call('BoardResource', 'get', { board_id: board.id }),
    browser.call('BoardResource', 'get', { username: 'gone', slug: 'home' }),
    browser.call('BoardFeedResource', 'get', { board_id: board.id }),
    browser.call('PinResource', 'get', { id: pin.id }),
  ]);
  expect(outcomes.map(outcomeOf)).toEqual([
    ...['404/30', '404/30', '404/30', '404/30'],
    ...['404/40', '404/40', '404/40', '404/50'],
  ]);
  expect((await browser.call('UserHomefeedResource', 'get', { page_size: 250 })).text).not.toContain(pin.id);
  const back = await app.browser().arrive();
  await back.call('UserSessionResource', 'create', { username_or_email: 'gone', password: PASSWORD });
  expect(outcomeOf(await browser.call('PinResource', 'get', { id: pin.id }))).toBe('200');
});
