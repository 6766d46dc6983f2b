import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { S3Bucket } from '../../../../server/adapters/s3/s3-bucket.ts';
import type { S3Settings } from '../../../../server/adapters/s3/s3-settings.ts';
import { runBackupCommand } from '../../../../server/composition/operating/backup-command.ts';
import { runDoctorCommand } from '../../../../server/composition/operating/doctor-command.ts';
import { runRestoreCommand } from '../../../../server/composition/operating/restore-command.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { pinPhoto } from '../../../security/support/photos.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { answersOf } from '../../composition/operating/support/answers-of.ts';
import { SmallBrowser } from '../../http-api/core/small-browser.ts';
import { aMember, makeBoard } from '../../http-api/support/member.ts';
import { aRoom, PATIENT } from '../../s3/support/a-bucket.ts';
import { openBusyWorld } from '../busy-world.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

type Environment = Readonly<Record<string, string>>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function storageOf({ endpoint, bucket, prefix, accessKeyId, secretAccessKey }: S3Settings): Environment {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** A new database without tables, on the server of another one. */
async function anEmptyDatabase({ url, execute }: TemporaryPostgres, name: string): Promise<string> {
  const whole = `${new URL(url).pathname.slice(1)}_${name}`;
  await execute(`create database ${whole} template template0`, []);
  return Object.assign(new URL(url), { pathname: `/${whole}` }).href;
}

async function rowsOf(url: string, query: string): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

async function removeOriginalOf({ image_signature }: WirePin, room: S3Settings): Promise<void> {
  const bucket = new S3Bucket(room, PATIENT);
  for await (const { key } of bucket.list('pictures/'))
    if (key.includes(`${image_signature}/originals.`)) await bucket.remove(key);
  await bucket.close();
}

describe('over a database', () => {
  test('a backup of it becomes a store in a folder, and the other way round', async () => {
    const opened = await openTemporaryPostgres();
    await opened.store.transaction((tx) => tx.users.insert(aUserRecord({ username: 'ada' })));
    const [file, again] = [path.join(folder, 'a.tar'), path.join(folder, 'b.tar')];
    const [dataDir, empty] = [path.join(folder, 'as-file'), path.join(folder, 'empty')];
    const inDatabase = { DATABASE_URL: opened.url, DATA_DIR: path.join(folder, 'keys') };
    // Servers have it open.
    expect(await runBackupCommand([file], inDatabase)).toMatchObject({ exitCode: 0 });
    expect(await runRestoreCommand([file], { DATA_DIR: dataDir })).toMatchObject({ exitCode: 0 });
    expect(await runBackupCommand([again], { DATA_DIR: dataDir })).toMatchObject({ exitCode: 0 });

    const target = { DATABASE_URL: await anEmptyDatabase(opened, 'back'), DATA_DIR: empty };
    expect(await runRestoreCommand([again], target)).toMatchObject({ exitCode: 0 });
    expect(await rowsOf(target.DATABASE_URL, 'select username from users')).toEqual([{ username: 'ada' }]);
    expect(await readdir(empty)).not.toContain('pinakes.sqlite');
    await opened.close();
  });

  test('with accounts nothing is restored, not even into the folder', async () => {
    const opened = await openTemporaryPostgres();
    await opened.store.transaction((tx) => tx.users.insert(aUserRecord({ username: 'eve' })));
    await opened.store.close();
    const dataDir = path.join(folder, 'not-restored');
    const target = { DATABASE_URL: opened.url, DATA_DIR: dataDir };
    const outcome = await runRestoreCommand([path.join(folder, 'a.tar'), '--force'], target);
    expect(outcome).toMatchObject({ exitCode: 4, err: expect.stringContaining('already has accounts') });
    expect(outcome.err).toContain('Make an empty database');
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('pinakes.lock'))).toEqual([]);
    expect(await opened.rows('select username from users')).toEqual([{ username: 'eve' }]);
    await opened.close();
  });

  test('counters that differ are told and corrected beside its servers', async () => {
    const opened = await openTemporaryPostgres();
    const world = await openBusyWorld(opened);
    await opened.execute('update boards set pin_count = 40 where id = ?', [world.board.id]);
    await opened.execute('update pins set rank = 1', []);
    const run = (...args: string[]) => runDoctorCommand(args, { DATABASE_URL: opened.url, DATA_DIR: folder });
    expect((await run()).out).toContain('counts of boards: 1 differ; --repair corrects them');
    expect((await run('--repair')).out).toContain('counts of boards: 1 corrected');
    expect((await run()).out).not.toMatch(/(counts of boards|ranks of pins): /);
    await opened.close();
  });
});

describe.skipIf(inject('objectStorage') === undefined)('over a database and an object storage', () => {
  test('a backup made beside writers brings everything back that was lost with both', async () => {
    const opened = await openTemporaryPostgres();
    await opened.store.close();
    const room = await aRoom();
    const first = { DATABASE_URL: await anEmptyDatabase(opened, 'lost'), ...storageOf(room) };
    const server = await WholeServer.open(first);
    const ada = await aMember(server, 'ada');
    const board = await makeBoard(ada, { name: 'Garden' });
    const pin = await pinPhoto(ada, { title: 'Fern', board_id: board.id });
    const bob = await aMember(server, 'bob');
    const before = await answersOf(ada.browser, board.id, [pin]);
    expect(Object.values(before)).toEqual(
      Object.keys(before).map(() => expect.objectContaining({ status: 200 })),
    );

    const acknowledged: string[] = [];
    let isDone = false;
    const writing = (async () => {
      while (!isDone) acknowledged.push((await makeBoard(bob, { name: `Board ${acknowledged.length}` })).id);
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(0);
    const acknowledgedBefore = [...acknowledged];
    const file = path.join(folder, 'night.tar');
    const outcome = await runBackupCommand([file], { ...first, DATA_DIR: server.folder });
    isDone = true;
    await writing;
    expect(outcome).toMatchObject({ exitCode: 0, err: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await server.close();
    await opened.execute(`drop database ${new URL(first.DATABASE_URL).pathname.slice(1)} with (force)`, []);
    const emptyRoom = await aRoom();
    const second = {
      DATABASE_URL: await anEmptyDatabase(opened, 'new'),
      ...storageOf(emptyRoom),
      DATA_DIR: path.join(folder, 'elsewhere'),
    };
    expect(await runRestoreCommand([file], second)).toMatchObject({ exitCode: 0, err: '' });
    expect((await runDoctorCommand([], second)).out).not.toContain('WRONG');
    const restored = await WholeServer.open(second, [], second.DATA_DIR);
    const browser = new SmallBrowser(restored);
    for (const [name, value] of ada.browser.cookies) browser.cookies.set(name, value);
    expect(await answersOf(browser, board.id, [pin])).toEqual(before);
    const boards = await rowsOf(second.DATABASE_URL, 'select cast(id as text) as id from boards');
    expect(boards).toEqual(expect.arrayContaining(acknowledgedBefore.map((id) => ({ id }))));
    await removeOriginalOf(pin, emptyRoom);
    const { exitCode, out } = await runDoctorCommand([], second);
    expect({ exitCode, out }).toMatchObject({
      exitCode: 1,
      out: expect.stringContaining('WRONG  files: 1 pictures or videos are missing'),
    });
    await restored.close();
    await opened.close();
  });
});
