import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { pinPhoto } from '../security/support/photos.ts';
import { SmallBrowser } from '../server/http-api/core/small-browser.ts';
import { answersOf } from '../server/composition/operating/support/answers-of.ts';
import { aMember, makeBoard } from '../server/http-api/support/member.ts';
import { startServer, type RunningServer } from './support/running-server.ts';

const run = promisify(execFile);

let folder: string;
const servers: RunningServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-backup-'));
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(env, path.join(folder, name));
  servers.push(server);
  return server;
}

/** A browser of a server, with the cookies of another one. */
function browserOf({ url }: RunningServer, like?: SmallBrowser): SmallBrowser {
  const app = { fetch: (request: Request) => fetch(request, { redirect: 'manual' }) };
  const browser = new SmallBrowser({ app }, { origin: new URL(url).origin });
  for (const [name, value] of like?.cookies ?? []) browser.cookies.set(name, value);
  return browser;
}

/** An operator's command of the build. */
function operate(command: string, dataDir: string, ...args: string[]) {
  const script = path.resolve('dist', 'server', `${command}-command.mjs`);
  return run(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
}

test('a backup of a server that is written to and then killed answers every call as before', async () => {
  const server = await start('data');
  const ada = await aMember({ browser: () => browserOf(server) }, 'ada');
  const board = await makeBoard(ada, { name: 'Garden' });
  const pins: WirePin[] = [];
  for (const title of ['Fern', 'Moss', 'Ivy']) {
    pins.push(await pinPhoto(ada, { title, board_id: board.id }));
  }
  const bob = await aMember({ browser: () => browserOf(server) }, 'bob');
  const carol = await aMember({ browser: () => browserOf(server) }, 'carol');
  await carol.browser.call('UserFollowResource', 'create', { user_id: ada.user.id });
  const before = await answersOf(ada.browser, board.id, pins);
  expect(Object.values(before)).toEqual(
    Object.keys(before).map(() => expect.objectContaining({ status: 200 })),
  );

  const acknowledged: string[] = [];
  let isDone = false;
  const writing = (async () => {
    while (!isDone) acknowledged.push((await pinPhoto(bob)).id);
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
  const acknowledgedBefore = [...acknowledged];
  const file = path.join(folder, 'night.backup');
  await operate('backup', server.dataDir, file);
  isDone = true;
  await writing;
  await server.kill();
  await rm(server.dataDir, { recursive: true });

  await operate('restore', path.join(folder, 'elsewhere'), file);
  const restored = await start('elsewhere', { PORT: new URL(server.url).port });
  const browser = browserOf(restored, ada.browser);
  expect(await answersOf(browser, board.id, pins)).toEqual(before);
  for (const id of acknowledgedBefore) {
    expect((await browser.call('PinResource', 'get', { id })).status).toBe(200);
  }
});
