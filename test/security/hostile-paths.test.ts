import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, makeBoard } from '../server/http-api/support/member.ts';
import { sendRaw, statusOf } from './support/raw-socket.ts';
import { WholeServer } from './support/whole-server.ts';

/** However an address is spelled, it leads to what everybody may have, or nowhere. */

const SECRET = 'a file of the operator';

let server: WholeServer;
let url: string;

beforeAll(async () => {
  server = await WholeServer.open();
  url = await server.listen();
  for (const folder of ['', 'media', 'private']) {
    await mkdir(path.join(server.folder, folder), { recursive: true });
    await writeFile(path.join(server.folder, folder, 'operator.txt'), SECRET);
  }
  const owner = await aMember(server, 'owner');
  await makeBoard(owner, { name: 'Hidden', privacy: 'secret', description: SECRET });
});
afterAll(() => server.close());

const get = (target: string) =>
  sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: pins.test\r\nConnection: close\r\n\r\n`);

const UP = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '....', '..;', '%c0%ae%c0%ae', '..%5c..'];
const SLASHES = ['/', '%2f', '%5c', '\\', '//', '%252f'];

describe.each(['/static', '/media', '/media/originals', '/v3', '/resource', ''])('below %s', (place) => {
  test('nothing above it can be had', async () => {
    for (const up of UP) {
      for (const slash of SLASHES) {
        for (const file of ['operator.txt', 'session-secret', 'pinakes.sqlite', 'file-key', 'etc/passwd']) {
          const target = `${place}/${[up, up, up, file].join(slash)}`;
          const answer = await get(target);
          expect([target, [200, 400, 404].includes(statusOf(answer))]).toEqual([target, true]);
          expect([target, answer.includes(SECRET), answer.includes('SQLite format')]).toEqual([
            target,
            false,
            false,
          ]);
          expect([target, answer.includes('root:')]).toEqual([target, false]);
        }
      }
    }
  }, 60_000);
});

describe('a guarded page stays guarded', () => {
  test.each([
    '/settings',
    '/settings/',
    '//settings',
    '/./settings',
    '/x/../settings',
    '/%73ettings',
    '/settings%2f',
    '/settings/.',
    '/settings;x',
    '/settings%00',
    '/SETTINGS',
    '/settings%20',
    '/settings/..%2fsettings',
    '/_ngjs/settings',
    '/me',
    '/%6de/',
  ])('%s', async (target) => {
    const answer = await get(target);
    expect([302, 400, 404]).toContain(statusOf(answer));
    expect(answer).not.toMatch(/location: (?!\/login\/\?next=)/i);
  });

  test.each([
    '/owner/hidden/',
    '/owner//hidden/',
    '/owner/%68idden/',
    '/OWNER/hidden',
    '/owner/HIDDEN/',
    '/owner/./hidden/',
    '/owner/hidden%2f',
  ])('%s', async (target) => {
    const answer = await get(target);
    expect(answer).not.toContain(SECRET);
    expect([301, 404]).toContain(statusOf(answer));
  });
});

describe('a call is called by its name alone', () => {
  test.each([
    '/resource%2fUserSettingsResource/get/',
    '/%72esource/UserSettingsResource/get/',
    '/RESOURCE/UserSettingsResource/get/',
    '//resource/UserSettingsResource/get/',
    '/resource/usersettingsresource/get/',
    '/resource/UserSettingsResource%2fget/',
    '/_ngjs/_ngjs/resource/UserSettingsResource/get/',
    '/resource/__proto__/get/',
    '/resource/constructor/get/',
  ])('%s', async (target) => {
    expect(statusOf(await get(target))).toBe(404);
  });

  test.each([
    '/resource/UserSettingsResource/get/',
    '/_ngjs/resource/UserSettingsResource/get',
    '/x/../resource/UserSettingsResource/get/',
  ])('%s asks who is there', async (target) => {
    expect(statusOf(await get(target))).toBe(401);
  });
});

describe('the wrapper calls nothing but calls', () => {
  test.each([
    'http://127.0.0.1/v3/pins/1/',
    '//127.0.0.1/v3/pins/1/',
    'file:///etc/passwd',
    '/v3/../healthz',
    '/v3/%2e%2e/settings',
    '/v3/..%2fsettings',
    '/v3/..%5c..%5csettings',
    '\\v3\\pins\\1',
    '/v3\\..\\settings',
    '/v3/pins/1/#x',
    '/v3/pins//1/',
    '/v3/pidgets/pins/info/',
    '/v5/pins',
    '/resource/ApiResource/get/',
    '/v3',
    '/healthz',
    '/v3/pins/1/\r\nX: y',
    '/v3/pins/%0d%0aX',
    ' /v3/pins/1/',
    'v3/pins/1/',
    '/V3/pins/1/',
    '/v3/@evil.example/',
    '/v3/%252e%252e/settings',
  ])('%j', async (address) => {
    const told = await server.browser().call('ApiResource', 'get', { url: address });
    expect([400, 404]).toContain(told.status);
    expect(told.body.resource_response?.code).not.toBe(0);
  });
});

test('a request with two Host lines is refused, the same or not', async () => {
  for (const second of ['pins.test', 'elsewhere.test']) {
    const text = `GET /healthz HTTP/1.1\r\nHost: pins.test\r\nhost: ${second}\r\nConnection: close\r\n\r\n`;
    expect(statusOf(await sendRaw(url, text))).toBe(400);
  }
});
