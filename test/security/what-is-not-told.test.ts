import { chmod, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, PASSWORD, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf, type Told } from '../server/http-api/core/small-browser.ts';
import { sendCall } from './support/every-call.ts';
import { aPhoto, pinPhoto, send } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** Secrets stay out of addresses, answers and logs, and a failure tells nothing of the inside. */

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open({ LOG_LEVEL: 'debug' });
  member = await aMember(server, 'member');
});
afterAll(() => server.close());

const SECRETS = {
  password: 'hunter2 hunter2 hunter2',
  new_password: 'hunter2 hunter2 hunter2',
  old_password: 'hunter2 hunter2 hunter2',
  token: 'hunter2hunter2',
  mfa_code: 'hunter2',
  code: 'hunter2',
  image_base64: 'hunter2hunter2',
};

/** Everything by which somebody could act as the member. */
function keys(): readonly string[] {
  return [
    PASSWORD,
    'hunter2',
    ...['_pinakes_sess', 'csrftoken'].map((name) => member.browser.cookies.get(name) ?? ''),
  ];
}

describe('a secret', () => {
  test('that was sent is not sent back, whichever call it was sent to', async () => {
    for (const call of server.calls) {
      if (/session_delete/.test(call.endpointName)) continue;
      const browser = /session|register/.test(call.endpointName)
        ? await server.browser().arrive()
        : member.browser;
      const { text } = await sendCall(browser, call, { ...SECRETS, username_or_email: 'member', name: 'x' });
      expect([call.endpointName, text.includes('hunter2')]).toEqual([call.endpointName, false]);
    }
  });

  test('of the session stands in no answer, page or address', async () => {
    const session = member.browser.cookies.get('_pinakes_sess') ?? '';
    const told: Told[] = [];
    for (const page of ['/', '/member/', '/settings', '/me/', '/pin/create/', '/nobody/'])
      told.push(await member.browser.send(page));
    for (const call of ['UserSessionResource', 'UserSettingsResource', 'UserResource', 'BoardsResource']) {
      told.push(await member.browser.call(call, 'get'));
    }
    for (const { text, headers } of told) {
      expect(text).not.toContain(session);
      expect(headers.get('location') ?? '').not.toContain(session);
    }
  });

  test('in an address opens nothing', async () => {
    const session = member.browser.cookies.get('_pinakes_sess') ?? '';
    for (const name of ['_pinakes_sess', 'session', 'sid', 'token', 'access_token']) {
      const told = await server.browser().send(`/resource/UserSettingsResource/get/?${name}=${session}`);
      expect(outcomeOf(told)).toBe('401/2');
    }
    const bearer = { headers: { Authorization: `Bearer ${session}` } };
    expect(outcomeOf(await server.browser().send('/resource/UserSettingsResource/get/', bearer))).toBe(
      '401/2',
    );
  });

  test('of an account is known to nobody else', async () => {
    const stranger = await aMember(server, 'stranger');
    for (const call of server.calls.filter((each) => each.kind === 'resource' && each.action === 'get')) {
      const { text } = await sendCall(stranger.browser, call, {
        username: 'member',
        user_id: member.user.id,
        email: 'x@y.org',
      });
      expect([call.endpointName, text.includes('member@example.org')]).toEqual([call.endpointName, false]);
    }
    expect((await stranger.browser.send('/member/')).text).not.toContain('member@example.org');
  });

  test('is in no line of the log, also when something fails', async () => {
    await server.browser().call('UserSessionResource', 'create', { username_or_email: 'member', ...SECRETS });
    await member.browser.send('/verify-email/?token=hunter2hunter2&t=hunter2');
    await member.browser.call('ApiResource', 'create', { url: '/v3/nothing/?token=hunter2', data: SECRETS });
    const log = server.log.join('');
    for (const key of keys()) expect(log).not.toContain(key);
  });
});

describe('a failure inside', () => {
  /** Names of files, tables, places in the code, other machines. */
  const INSIDE =
    /sqlite|pinakes-security|\/tmp\/|\/work\/|node_modules|\.ts\b|select |insert |Error:|\bat \w+ \(|errno|EACCES|ENOENT|ENOTDIR/i;

  /** What was said of the failure, without the echo of what was asked. */
  const saidBy = ({ body, text }: Told) => JSON.stringify(body.resource_response ?? text);

  test('of the store', async () => {
    const broken = await WholeServer.open();
    const visitor = await broken.browser().arrive();
    const person = await aMember(broken, 'person');
    await broken.store.close();
    for (const call of broken.calls) {
      for (const browser of [visitor, person.browser]) {
        const told = await sendCall(browser, call, {
          name: 'x',
          username: 'person',
          id: '1',
          board_id: '1',
          user_id: '1',
        });
        expect([call.endpointName, INSIDE.exec(saidBy(told))?.[0]]).toEqual([call.endpointName, undefined]);
        expect(told.status === 503 || told.status === 500 || told.status < 500).toBe(true);
      }
    }
    const failed = await person.browser.call('BoardResource', 'get', { board_id: '1' });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(failed.body.resource_response?.error?.message_detail).toMatch(/^(?:\d+|unavailable)$/);
    for (const page of ['/', '/person/']) {
      const { text, status } = await visitor.send(page);
      expect(status).toBeGreaterThanOrEqual(500);
      expect(INSIDE.exec(text.replaceAll(/"\/static\/[^"]*"/g, ''))?.[0]).toBeUndefined();
    }
    expect(broken.log.join('')).toMatch(/"level":"error"/);
    await broken.close().catch(() => undefined);
  });

  test('of the folder for pictures', async () => {
    const pin = await pinPhoto(member);
    const media = path.join(server.folder, 'media');
    await rename(media, `${media}-away`);
    await chmod(server.folder, 0o500);
    try {
      const upload = await send(member, await aPhoto());
      const picture = await server
        .browser()
        .send(new URL(pin.images['736x'].url).pathname.replace('736x', '508x640'));
      for (const told of [upload, picture]) {
        expect(INSIDE.exec(saidBy(told))?.[0]).toBeUndefined();
        expect(told.status).toBeLessThan(600);
      }
    } finally {
      await chmod(server.folder, 0o700);
      await rename(media, `${media}-left`).catch(() => undefined);
      await rename(`${media}-away`, media);
    }
  });

  test('tells its number, by which the operator finds it', async () => {
    const told = await member.browser.call('BoardResource', 'get', { board_id: '1' });
    expect(told.headers.get('x-request-id')).toBe(told.body.request_identifier);
  });
});
