import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, makeBoard, type Member } from '../server/http-api/support/member.ts';
import { dataOf, outcomeOf } from '../server/http-api/core/small-browser.ts';
import { isWrite, sendCall } from './support/every-call.ts';
import { pinPhoto, sendPhoto } from './support/photos.ts';
import { rowsOf } from './support/stored-rows.ts';
import { WholeServer } from './support/whole-server.ts';

/** Nobody gives themselves rights, ids or other people's names by sending more fields than a call has. */

let server: WholeServer;
let operator: Member;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  operator = await aMember(server, 'olga');
  member = await aMember(server, 'member');
});
afterAll(() => server.close());

/** What a record has, in all spellings that a careless copy would take over. */
const MORE = {
  ...{ id: '7', node_id: 'x', type: 'admin', role: 'admin', roles: ['admin'], permissions: ['OWNER'] },
  ...{ is_operator: true, isOperator: true, is_employee: true, is_auth: true, is_verified_merchant: true },
  ...{ state: 'suspended', is_write_banned: true, email_verified: true, emailVerified: true, has_mfa: true },
  ...{
    password_hash: 'x',
    passwordHash: 'x',
    created_at: 0,
    createdAt: 0,
    expires_at: 9e15,
    session: { id: '1' },
  },
  ...{ pin_count: 999, board_count: 999, follower_count: 999, repin_count: 999, favorite_count: 999 },
  ...{
    slug: 'mine',
    url: '/mine/',
    node: {},
    access: ['write'],
    original_pin_id: '1',
    picture_signature: 'x',
  },
  __proto__: { is_operator: true },
  constructor: { prototype: { is_operator: true } },
};

const PRIVILEGES = ['is_operator', 'state', 'email_verified', 'password_hash', 'created_at'] as const;

function rights(username: string) {
  const [user] = rowsOf(server, 'users').filter((row) => row['username'] === username);
  return PRIVILEGES.map((name) => user?.[name]);
}

test('at sign-up', async () => {
  const { user } = await aMember(server, 'ambitious', MORE);
  expect(user).toMatchObject({ is_operator: false, is_employee: false, email_verified: false, pin_count: 0 });
  expect(user.id).not.toBe('7');
  const [isOperator, state] = rights('ambitious');
  expect([isOperator, state]).toEqual([0, 'active']);
});

test('in the settings', async () => {
  const before = rights('member');
  const told = await member.browser.call('UserSettingsResource', 'update', {
    ...MORE,
    about: 'me',
    email: 'x@y.org',
  });
  expect(dataOf(told)).toMatchObject({ about: 'me', is_operator: false, email: 'member@example.org' });
  expect(rights('member')).toEqual(before);
});

test('with a new board and a new pin', async () => {
  const board = await makeBoard(member, {
    ...MORE,
    owner_id: operator.user.id,
    owner: { id: operator.user.id },
  });
  expect(board).toMatchObject({
    slug: 'home',
    pin_count: 0,
    follower_count: 0,
    owner: { id: member.user.id },
  });
  const pin = await pinPhoto(member, { ...MORE, board_id: board.id, pinner: { id: operator.user.id } });
  expect(pin).toMatchObject({ repin_count: 0, original_pin_id: null, pinner: { id: member.user.id } });
  expect([board.id, pin.id]).not.toContain('7');
});

describe('as somebody else', () => {
  test.each([
    ['user_id', () => operator.user.id],
    ['username', () => 'olga'],
    ['orbac_subject_id', () => operator.user.id],
  ])('by %s', async (name, value) => {
    const { upload_id } = await sendPhoto(member);
    for (const [call, options] of [
      ['BoardResource', { name: 'Theirs' }],
      ['PinResource', { upload_id }],
    ] as const) {
      const told = await member.browser.call(call, 'create', { ...options, [name]: value() });
      expect([call, outcomeOf(told)]).toEqual([call, name === 'orbac_subject_id' ? '403/13' : '403/7']);
    }
    expect(rowsOf(server, 'boards').filter((row) => String(row['owner_id']) === operator.user.id)).toEqual(
      [],
    );
  });
});

test('no call at all makes anybody an operator or changes another account', async () => {
  const before = rowsOf(server, 'users').filter((row) => row['username'] !== 'member');
  for (const call of server.calls.filter(isWrite)) {
    if (/session|register/.test(call.endpointName)) continue;
    const own = { name: 'x', theme: 'dark', text: 'x', pin_id: '1', board_id: '1' };
    for (const aim of [{}, { user_id: operator.user.id }, { username: 'olga' }, { id: operator.user.id }]) {
      const { username: _free, ...changes } = { username: undefined, ...own, ...MORE, ...aim };
      const told = await sendCall(member.browser, call, changes);
      expect([call.endpointName, told.status < 500]).toEqual([call.endpointName, true]);
    }
  }
  expect(rowsOf(server, 'users').filter((row) => row['username'] !== 'member')).toEqual(before);
  expect(rights('member').slice(0, 3)).toEqual([0, 'active', 0]);
});

test('settings are changed for nobody else', async () => {
  const update = (user_id: string) =>
    member.browser.call('UserSettingsResource', 'update', { user_id, first_name: 'Changed' });
  expect(outcomeOf(await update(operator.user.id))).toBe('403/7');
  expect(outcomeOf(await update(member.user.id))).toBe('200');
});
