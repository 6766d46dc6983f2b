import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InvalidConfiguration } from '../../../server/adapters/node/invalid-configuration.ts';
import { AddressUnusable } from '../../../server/adapters/node/node-listener.ts';
import { StoreUnusable } from '../../../server/adapters/sql/store/store-unusable.ts';
import { startServer, type RunningServer } from '../../../server/composition/start-server.ts';
import { pinPhoto } from '../../security/support/photos.ts';
import { dataOf, SmallBrowser } from '../http-api/core/small-browser.ts';
import { aMember } from '../http-api/support/member.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

let folder: string;
const running: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-start-'));
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(
    { DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error', ...environment },
    builtFilesForTests(folder),
  );
  running.push(server);
  return server;
}

describe('what the operator has to mend is told apart', () => {
  test.each<Record<string, string>>([{ PORT: 'first' }, { S3_BUCKET: 'b' }])(
    'settings that cannot be followed: %o',
    async (environment) => {
      await expect(start(environment)).rejects.toBeInstanceOf(InvalidConfiguration);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test('an object storage that does not answer', async () => {
    const starting = start({
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 's',
    });
    await expect(starting).rejects.toThrow(
      new StoreUnusable('The object storage cannot be used: S3_ENDPOINT: nothing answers at 127.0.0.1:9.'),
    );
  });

  test('an address that is taken or not ours', async () => {
    const { url } = await start();
    const other = { DATA_DIR: path.join(folder, 'other') };
    await expect(start({ ...other, PORT: new URL(url).port })).rejects.toBeInstanceOf(AddressUnusable);
    await expect(start({ ...other, HOST: '203.0.113.1' })).rejects.toBeInstanceOf(AddressUnusable);
    await start(other);
  });

  test.each([
    ['is a file', (data: string) => writeFile(data, '')],
    [
      'holds something else as its store',
      (data: string) => put(data, 'pinakes.sqlite', 'a letter '.repeat(99)),
    ],
    ['holds a file where pictures belong', (data: string) => put(data, 'media', '')],
    ['was half restored', (data: string) => mkdir(path.join(data, '.restoring'), { recursive: true })],
    ['has lost its secret', (data: string) => put(data, 'session-secret', '')],
  ])('a data folder that %s', async (_name, spoil) => {
    await spoil(path.join(folder, 'data'));
    await expect(start()).rejects.toBeInstanceOf(StoreUnusable);
  });

  test('a database that does not answer, without its password', async () => {
    const address = 'postgres://ann:secret-word@127.0.0.1:1/pins';
    const starting = start({ DATABASE_URL: address });
    await expect(starting).rejects.toBeInstanceOf(StoreUnusable);
    await expect(starting).rejects.toThrow(
      'DATABASE_URL: PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED).',
    );
  });

  test('a data folder that another server uses', async () => {
    await start();
    await expect(start()).rejects.toBeInstanceOf(StoreUnusable);
  });

  async function put(data: string, name: string, text: string): Promise<void> {
    await mkdir(data, { recursive: true });
    await writeFile(path.join(data, name), text);
  }
});

describe('what the operator is told at the start', () => {
  /** The events of the log with what they name. */
  async function toldAtStart(environment: Record<string, string>): Promise<readonly unknown[]> {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await start({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json', ...environment });
    const lines = written.mock.calls.flatMap(([text]) => String(text).split('\n').filter(Boolean));
    written.mockRestore();
    return lines.flatMap((line) => {
      if (!line.startsWith('{')) return [];
      const { event, variable, address } = JSON.parse(line) as Record<string, unknown>;
      return [[event, variable ?? address]];
    });
  }

  test('nothing, where all is well', async () => {
    expect(await toldAtStart({})).toEqual([]);
  });

  test('settings that do nothing', async () => {
    const told = await toldAtStart({
      ONE_LINK_URL: 'https://a.example',
    });
    expect(told).toEqual([['setting.without_effect', 'ONE_LINK_URL']]);
  });

  test('that the links of mails lead nowhere for others', async () => {
    const told = await toldAtStart({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const { port } = new URL(running[0]!.url);
    expect(told).toEqual([['mail.links_local', `http://localhost:${port}`]]);
    const given = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://pins.example' };
    expect(await toldAtStart({ ...given, DATA_DIR: path.join(folder, 'other') })).toEqual([]);
  });
});

test.each(['127.0.0.1', 'localhost'])('a mail leads to %s when its reader is there', async (hostname) => {
  const server = await start({ RATE_LIMIT_SCALE: '0' });
  const ownUrl = new URL(server.url);
  ownUrl.hostname = hostname;
  const ann = await aMember({ browser: () => browserAt(ownUrl.origin) }, 'ann');
  await ann.browser.call('UserResetPasswordResource', 'create', { username_or_email: 'ann' });
  const outbox = path.join(folder, 'data', 'outbox');
  const mail = await vi.waitFor(async () => {
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')),
    );
    return mails.find((text) => text.includes('/pw/ann')) ?? Promise.reject(new Error('no mail'));
  }, 15_000);
  expect(mail).toContain(`${ownUrl.origin}/pw/ann`);
});

/** A browser that goes to the server by sockets. */
function browserAt(origin: string): SmallBrowser {
  const site = { app: { fetch: (request: Request) => fetch(request) } };
  return new SmallBrowser(site, { origin });
}

describe('the end', () => {
  /** A connection on which this was sent. */
  function openConnection({ url }: RunningServer, text: string) {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(text);
    return {
      answered: new Promise((resolve) => socket.once('data', resolve)),
      closed: new Promise((resolve) => socket.once('close', resolve)),
    };
  }

  test('is clean and at once when only connections without a request are open', async () => {
    const server = await start();
    const silent = openConnection(server, '');
    const halfway = openConnection(server, 'GET /hea');
    expect((await fetch(`${server.url}healthz`)).status).toBe(200);
    expect(await server.stop()).toBe('clean');
    await Promise.all([silent.closed, halfway.closed]);
    running.length = 0;
  });

  test('writes what was counted and not written yet', async () => {
    const server = await start({ RATE_LIMIT_SCALE: '0' });
    const ann = await aMember({ browser: () => browserAt(new URL(server.url).origin) }, 'ann');
    const pin = await pinPhoto(ann);
    const impressions = JSON.stringify({ impressions: [pin.id] });
    const headers = { 'Content-Type': 'application/json' };
    const told = await ann.browser.send('/v3/counters/', { method: 'POST', headers, body: impressions });
    expect(dataOf(told)).toEqual({ accepted: 1, dropped: 0 });
    await server.stop();
    running.length = 0;
    const store = new DatabaseSync(path.join(folder, 'data', 'pinakes.sqlite'), { readOnly: true });
    expect(store.prepare('select pin_id, impressions from pin_day_counts').all()).toMatchObject([
      { pin_id: Number(pin.id), impressions: 1 },
    ]);
    store.close();
  });

  test('cuts what takes longer than the grace time', async () => {
    const server = await start({ SHUTDOWN_GRACE_SECONDS: '0' });
    const upload = [
      'POST /upload-image/ HTTP/1.1',
      'Host: x',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000',
      'Expect: 100-continue',
    ];
    const { answered, closed } = openConnection(server, `${upload.join('\r\n')}\r\n\r\n--b`);
    await answered;
    expect(await server.stop()).toBe('cut');
    await closed;
    running.length = 0;
  });
});
