import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectSqliteStore } from '../../../../server/adapters/sql/sqlite-node/inspected-store.ts';
import { runDoctorCommand } from '../../../../server/composition/operating/doctor-command.ts';
import { pinPhoto } from '../../../security/support/photos.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { outcomeOf } from '../../http-api/core/small-browser.ts';
import { aMember, PASSWORD } from '../../http-api/support/member.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await WholeServer.open();
  const pin = await pinPhoto(await aMember(server, 'ada'), { title: 'Fern' });
  const bob = await aMember(server, 'bob');
  for (const [name, options] of [
    ['BoardFollowResource', { board_id: pin.board!.id }],
    ['PinLikeResource', { pin_id: pin.id, reaction_type: 1 }],
    ['DeactivateAccountResource', { password: PASSWORD }],
  ] as const) {
    expect(outcomeOf(await bob.browser.call(name, 'create', options))).toBe('200');
  }
});
afterAll(() => server.close());

const run = (...args: string[]) => runDoctorCommand(args, { DATA_DIR: server.folder });
const found = (out: string) => out.split('\n').filter((line) => line !== '' && !line.startsWith('ok'));

test('a running instance without faults is fine, also with a paused account', async () => {
  const { exitCode, out } = await run();
  expect({ exitCode, found: found(out) }).toEqual({ exitCode: 0, found: [] });
});

test('counters that differ are told, and corrected on demand', async () => {
  const database = new DatabaseSync(path.join(server.folder, 'pinakes.sqlite'), { timeout: 5000 });
  database.exec('update boards set pin_count = 40; update pins set favorite_count = 3, rank = 1, listed = 0');
  database.close();
  const first = await run();
  expect(first.exitCode).toBe(1);
  expect(found(first.out)).toEqual([
    'WRONG  counters: counts of boards: 1 differ; --repair corrects them',
    'WRONG  counters: counts of pins: 1 differ; --repair corrects them',
    'WRONG  counters: pins that are listed: 1 differ; --repair corrects them',
    'WRONG  counters: ranks of pins: 1 differ; --repair corrects them',
  ]);
  const repaired = await run('--repair');
  expect(repaired.exitCode).toBe(0);
  expect(repaired.out).toContain('counts of boards: 1 corrected');
  expect(found((await run()).out)).toEqual([]);
});

test('pins that are listed again are changes for the index of discovery', async () => {
  const database = new DatabaseSync(path.join(server.folder, 'pinakes.sqlite'), { timeout: 5_000 });
  const newest = () => database.prepare('select max(id) as id from discovery_changes').get()?.['id'];
  const before = Number(newest());
  database.exec('update pins set listed = 1 - listed where id = (select max(id) from pins)');
  await run('--repair');
  expect(newest()).toBe(before + 1);
  await run('--repair');
  expect(newest()).toBe(before + 1);
  database.close();
});

test('counters are corrected while a server writes: what counts them does not keep it waiting', async () => {
  const file = path.join(server.folder, 'pinakes.sqlite');
  const writer = new DatabaseSync(file, { timeout: 0 });
  writer.exec('update boards set pin_count = 40; update pins set favorite_count = 3, rank = 1');
  let counts = 0;
  const store = inspectSqliteStore(server.folder, (statement) => {
    if (!statement.startsWith('select')) return;
    counts += 1;
    writer.exec('update users set about = about');
  });
  const corrected = (await store.recount(true)).filter(({ wrong }) => wrong > 0);
  await store.close();
  writer.close();
  expect(counts).toBeGreaterThan(5);
  expect(corrected.map(({ name }) => name)).toEqual(['counts of boards', 'counts of pins', 'ranks of pins']);
  expect(found((await run()).out)).toEqual([]);
});

test('files without rows and rows without files are counted', async () => {
  const pictures = path.join(server.folder, 'media', 'pictures');
  await rm(pictures, { recursive: true });
  await mkdir(path.join(pictures, 'ab', 'cd'), { recursive: true });
  const { exitCode, out } = await run();
  expect(exitCode).toBe(1);
  expect(found(out)).toEqual(['WRONG  files: 1 pictures or videos are missing; a backup may have them']);
});

test('the report names nobody and nothing', async () => {
  const { out } = await run();
  expect(out).not.toMatch(/ada|Fern|example/);
});

test('settings are checked, and what is no store is told', async () => {
  expect((await runDoctorCommand([], { PORT: 'first' })).exitCode).toBe(2);
  expect((await runDoctorCommand(['--mend'], {})).exitCode).toBe(2);
  expect((await runDoctorCommand([], { DATA_DIR: path.join(server.folder, 'none') })).exitCode).toBe(4);
  const { out } = await runDoctorCommand([], { DATA_DIR: server.folder, REDIS_URL: 'redis://127.0.0.1' });
  expect(out).toContain('note   settings: REDIS_URL have no effect yet');
});
