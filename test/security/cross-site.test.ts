import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, makeBoard, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf, type Sending } from '../server/http-api/core/small-browser.ts';
import { addressOf, isWrite, sendCall } from './support/every-call.ts';
import { pinPhoto, sendPhoto } from './support/photos.ts';
import { fingerprintOf } from './support/stored-rows.ts';
import { WholeServer } from './support/whole-server.ts';

/** Another site that a member visits can neither write in their name nor make a link that does. */

let server: WholeServer;
let member: Member;
let before: string;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'member');
  const board = await makeBoard(member);
  await pinPhoto(member, { board_id: board.id });
  await sendPhoto(member);
});
beforeEach(() => {
  before = fingerprintOf(server);
});
afterAll(() => server.close());

const OPTIONS = {
  name: 'x',
  about: 'changed',
  theme: 'dark',
  pin_id: '1',
  board_id: '1',
  user_id: '1',
  text: 'x',
};

describe('no address changes anything by being opened', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'])('by %s, calls that write among them', async (method) => {
    for (const call of server.calls) {
      const data = new URLSearchParams({ data: JSON.stringify({ options: OPTIONS }), ...OPTIONS });
      for (const address of [addressOf(call), addressOf(call).replace(/[^/]+\/$/, '')]) {
        await member.browser.send(`${address}?${data}`, { method });
      }
    }
    const wrapped = JSON.stringify({ options: { url: '/v3/boards/1/follow/', method: 'PUT', data: {} } });
    await member.browser.send(`/resource/ApiResource/get/?data=${encodeURIComponent(wrapped)}`, { method });
    expect(fingerprintOf(server)).toBe(before);
  });

  test('a call that writes is not there for GET', async () => {
    for (const call of server.calls.filter(isWrite)) {
      const told = await member.browser.send(`${addressOf(call)}?name=x`);
      const isReadToo = call.kind === 'direct' && outcomeOf(told) !== '405/20';
      if (!isReadToo) expect([call.endpointName, outcomeOf(told)]).toEqual([call.endpointName, '405/20']);
    }
  });

  test('pages for signing out, confirming and unsubscribing among them', async () => {
    const pages = [
      '/logout/',
      '/secure/panic?token=x',
      '/verify-email/?token=x',
      '/email/subscription?token=x',
    ];
    for (const page of [...pages, '/pw/member?t=x&e=1', '/login/?token=x', '/settings?theme=dark', '/me/']) {
      await member.browser.send(page);
    }
    expect(fingerprintOf(server)).toBe(before);
    expect(outcomeOf(await member.browser.call('UserSettingsResource', 'get'))).toBe('200');
  });
});

describe('what another site can make a browser send is refused', () => {
  const form = (): BodyInit => new URLSearchParams({ data: JSON.stringify({ options: OPTIONS }) });
  const json = JSON.stringify({ options: OPTIONS });
  const withoutToken = { method: 'POST', withToken: false };
  test.each<[string, () => Sending]>([
    ['a form', () => ({ ...withoutToken, body: form() })],
    ['a form with a file', () => ({ ...withoutToken, body: new FormData() })],
    ['text that is JSON', () => ({ ...withoutToken, body: json, headers: { 'Content-Type': 'text/plain' } })],
    ['JSON', () => ({ ...withoutToken, body: json, headers: { 'Content-Type': 'application/json' } })],
    ['nothing at all', () => withoutToken],
    [
      'a form with an invented token',
      () => ({ ...withoutToken, body: form(), headers: { 'X-CSRFToken': 'a'.repeat(64) } }),
    ],
    [
      'a form from another origin, token and all',
      () => ({ method: 'POST', body: form(), headers: { Origin: 'https://evil.example' } }),
    ],
    [
      'a form from no origin, token and all',
      () => ({ method: 'POST', body: form(), headers: { Origin: 'null' } }),
    ],
    [
      'a form that came from another site, token and all',
      () => ({ method: 'POST', body: form(), headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ],
    [
      'a form that names another site as its page, token and all',
      () => ({ method: 'POST', body: form(), headers: { Referer: 'https://evil.example/x' } }),
    ],
  ])('%s', async (_name, sending) => {
    for (const call of server.calls.filter(isWrite)) {
      const told = await sendCall(member.browser, call, OPTIONS, {
        ...sending(),
        ...(call.kind === 'direct' ? { method: call.verbs[0] ?? 'POST' } : {}),
      });
      expect([call.endpointName, outcomeOf(told)]).toEqual([call.endpointName, '403/3']);
    }
    const upload = await member.browser.send('/upload-image/', { ...sending(), body: new FormData() });
    expect(outcomeOf(upload)).toBe('403/3');
    expect(fingerprintOf(server)).toBe(before);
  });

  test('a token of another session, of a visitor and of the time before the login', async () => {
    const other = await aMember(server, 'other');
    const visitor = await server.browser().arrive();
    const late = await server.browser().arrive();
    const early = late.cookies.get('csrftoken') ?? '';
    await late.call('UserSessionResource', 'create', {
      username_or_email: 'other',
      password: 'correct horse battery',
    });
    for (const [browser, token] of [
      [member.browser, other.browser.cookies.get('csrftoken')],
      [member.browser, visitor.cookies.get('csrftoken')],
      [late, early],
    ] as const) {
      const own = browser.cookies.get('csrftoken') ?? '';
      browser.cookies.set('csrftoken', token ?? '');
      expect(outcomeOf(await browser.call('BoardResource', 'create', { name: 'x' }))).toBe('403/3');
      browser.cookies.set('csrftoken', own);
    }
  });

  test('no other site may read answers', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' };
    for (const method of ['GET', 'OPTIONS']) {
      const told = await member.browser.send('/resource/UserSettingsResource/get/', { method, headers });
      expect([...told.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
