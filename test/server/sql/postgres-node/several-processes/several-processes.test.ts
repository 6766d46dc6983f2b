import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpApp } from '../../../../../server/adapters/http-api/core/http-app.ts';
import { MOST_PROCESSES } from '../../../../../server/application/ports/processes.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, SmallBrowser, type Told } from '../../../http-api/core/small-browser.ts';
import { aMember, makeBoard, succeeded, type Member } from '../../../http-api/support/member.ts';
import {
  canUseRedis,
  startPrivateRedis,
  type PrivateRedis,
} from '../../../../../tools/redis/private-redis.ts';
import { plain } from '../../../images/sample-pictures.ts';
import { BreakableLine } from '../../../s3/support/breakable-line.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../../temporary-postgres.ts';
import { RoundRobinProxy } from './round-robin-proxy.ts';
import { startServerProcess, type ServerProcess } from './running-server.ts';

const MEMBERS = 6;
const PINS_OF_EACH = 4;

let database: TemporaryPostgres;
let runs: string;
let servers: readonly ServerProcess[];
let proxy: RoundRobinProxy;
let folder: string;
/** Where it is installed, they share their limits through it. */
let redis: { readonly server: PrivateRedis; readonly line: BreakableLine } | undefined;

async function openRedis() {
  const server = await startPrivateRedis();
  return { server, line: await BreakableLine.open({ path: server.socket }) };
}

beforeAll(async () => {
  // Without any table: the servers make them, all at once.
  database = await openTemporaryPostgres({ migrations: [] });
  folder = database.directory;
  runs = path.join(folder, 'runs');
  writeFileSync(runs, '');
  redis = canUseRedis() ? await openRedis() : undefined;
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '6',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: 'loopback',
    RUNS: runs,
    ...(redis === undefined ? {} : { REDIS_URL: `redis://127.0.0.1:${redis.line.port}` }),
  };
  servers = await Promise.all([1, 2, 3].map(() => startServerProcess(settings)));
  proxy = await RoundRobinProxy.open(servers.map(({ url }) => url));
}, 180_000);
afterAll(async () => {
  proxy.close();
  await Promise.all(servers.map((server) => server.kill()));
  await redis?.line.cut();
  await redis?.server.stop();
  await database.close();
});

/** A browser somewhere on the net, which reaches one of the servers by the proxy, or the server at `to`. */
function browserAt(remoteAddress: string, to: () => string = () => proxy.url): SmallBrowser {
  const fetchFrom: HttpApp['fetch'] = async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('X-Forwarded-For', remoteAddress);
    headers.set('X-Forwarded-Host', 'pins.test');
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    return fetch(to() + pathname + search, { method: request.method, headers, body, redirect: 'manual' });
  };
  return new SmallBrowser({ app: { fetch: fetchFrom } } as ConstructorParameters<typeof SmallBrowser>[0]);
}

/**
 * Repeats a call that got no answer because its server was killed. What that server had begun stays claimed for a
 * quarter of a minute, and each answer of another server takes five seconds then.
 */
async function persist(call: () => Promise<Told>): Promise<Told> {
  for (let attempt = 1; ; attempt += 1) {
    const told = await call();
    if (told.status < 500 || attempt === 6) return told;
  }
}

const acknowledged = { boards: [] as string[], pins: [] as WirePin[] };

async function askForMail(browser: SmallBrowser, username: string): Promise<void> {
  const options = { username_or_email: username };
  expect(outcomeOf(await persist(() => browser.call('UserResetPasswordResource', 'create', options)))).toBe(
    '200',
  );
}

async function upload({ browser }: Member, number: number): Promise<string> {
  const color = [number % 256, 100, 200] as const;
  const picture = await plain(48, 40, color).png().toBuffer();
  const form = new FormData();
  form.set('img', new Blob([new Uint8Array(picture)]), 'picture.png');
  const request = new Request('http://pins.test/', { method: 'POST', body: form });
  const body = await request.arrayBuffer();
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const told = await persist(() => browser.send('/upload-image/', { method: 'POST', headers, body }));
  expect(told.status).toBe(200);
  return (told.body as unknown as { upload_id: string }).upload_id;
}

/** What somebody does who uses the site. */
async function work(member: Member, index: number, onPin: () => void): Promise<void> {
  const board = await makeBoard(member, { name: `Board ${index}` });
  acknowledged.boards.push(board.id);
  await askForMail(member.browser, member.user.username);
  for (let number = 0; number < PINS_OF_EACH; number += 1) {
    const upload_id = await upload(member, 20 * index + number);
    const headers = { 'Idempotency-Key': `pin-${index}-${number}` };
    const options = { upload_id, board_id: board.id, title: `Pin ${index} ${number}` };
    const told = await persist(() => member.browser.call('PinResource', 'create', options, { headers }));
    const pin = succeeded<WirePin>(told);
    acknowledged.pins.push(pin);
    onPin();
    const save = { pin_id: pin.id, board_id: board.id };
    const saved = await persist(() => member.browser.call('RepinResource', 'create', save, { headers }));
    acknowledged.pins.push(succeeded<WirePin>(saved));
  }
}

type Run = { readonly id: string; readonly what: string; readonly pid: number };
function mailRuns(): Run[] {
  const lines = readFileSync(runs, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => {
    const [id = '', what = '', pid] = line.split(' ');
    return { id, what, pid: Number(pid) };
  });
}

test('one of three servers is killed under load: nothing is lost, done twice, or forgotten', async () => {
  const code = readFileSync(path.join(folder, 'setup-code'), 'utf8').trim();
  const holder = await aMember({ browser: () => browserAt('198.51.100.1') }, 'hold', { setup_code: code });
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, index) =>
      aMember({ browser: () => browserAt(`203.0.113.${index}`) }, `member${index}`),
    ),
  );

  // A job that only the end of its process ends.
  await askForMail(holder.browser, 'hold');
  await expect.poll(mailRuns).toHaveLength(1);
  const killed = servers.find(({ pid }) => pid === mailRuns()[0]!.pid)!;
  const [one, other] = servers.filter((server) => server !== killed);

  let made = 0;
  let killing: Promise<void> | undefined;
  await Promise.all(
    members.map((member, index) =>
      work(member, index, () => {
        made += 1;
        if (made === MEMBERS) killing = killed.kill();
      }),
    ),
  );
  await killing;

  // Every acknowledged write is there, and what was repeated has made nothing twice.
  const stored = async (table: string) =>
    (await database.rows(`select id from ${table}`)).map(({ id }) => String(id));
  expect(await stored('boards')).toEqual(expect.arrayContaining(acknowledged.boards));
  const ids = acknowledged.pins.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * MEMBERS * PINS_OF_EACH);
  expect(await stored('pins')).toEqual(expect.arrayContaining(ids));
  // Each server made ids that no other makes.
  const makers = new Set(ids.map((id) => Number(id) % MOST_PROCESSES));
  expect(makers.size).toBeGreaterThan(1);
  expect([0, 1, 2]).toEqual(expect.arrayContaining([...makers]));
  expect(await stored('pins')).toHaveLength(2 * MEMBERS * PINS_OF_EACH);

  // Everybody is still logged in, at each server that is left, and sees the pictures of all.
  for (const server of [one!, other!]) {
    for (const [index, { user, browser }] of members.entries()) {
      const there = browserAt(`203.0.113.${index}`, () => server.url.slice(0, -1));
      for (const [name, value] of browser.cookies) there.cookies.set(name, value);
      const told = await there.call('UserSettingsResource', 'get');
      expect(dataOf(told)).toMatchObject({ id: user.id });
    }
    for (const { images } of acknowledged.pins) {
      const { url } = images['236x']!;
      expect((await fetch(server.url + new URL(url, server.url).pathname.slice(1))).status).toBe(200);
    }
  }

  // A create that comes to two servers with one key is made once.
  const twice = await Promise.all(
    [one!, other!].map((server) => {
      const there = browserAt('203.0.113.0', () => server.url.slice(0, -1));
      for (const [name, value] of members[0]!.browser.cookies) there.cookies.set(name, value);
      const headers = { 'Idempotency-Key': 'board-1' };
      return there.call('BoardResource', 'create', { name: 'Made once' }, { headers });
    }),
  );
  expect(twice.map((told) => dataOf(told))).toEqual([dataOf(twice[0]!), dataOf(twice[0]!)]);
  expect(await database.rows(`select id from boards where name = 'Made once'`)).toHaveLength(1);

  // Ten log-ins in a quarter of an hour, whichever server answers.
  const stranger = await browserAt('198.51.100.9').arrive();
  const outcomes: string[] = [];
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const options = { username_or_email: 'member0', password: 'a wrong password' };
    outcomes.push(outcomeOf(await stranger.call('UserSessionResource', 'create', options)));
  }
  expect(outcomes.filter((outcome) => outcome !== '429/8')).toHaveLength(10);

  // Each mail went out once; the interrupted one by another server, when the lease had ended.
  await expect
    .poll(() => mailRuns().filter(({ what }) => what === 'sent'), { timeout: 30_000 })
    .toHaveLength(MEMBERS + 1);
  const sent = mailRuns().filter(({ what }) => what === 'sent');
  expect(new Set(sent.map(({ id }) => id)).size).toBe(MEMBERS + 1);
  expect(sent.map(({ pid }) => pid)).not.toContain(killed.pid);
  await expect
    .poll(() => database.rows(`select id from jobs where kind = 'mail.send'`), { timeout: 30_000 })
    .toEqual([]);
}, 120_000);
