import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FileMediaStore } from '../../../../server/adapters/files/file-media-store.ts';
import { openPostgresStore } from '../../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { mediaFile } from '../../../../server/application/media/media-file.ts';
import { runMoveCommand } from '../../../../server/composition/move-command.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { uploadAndKill } from '../../media/uploading-process-under-test.ts';
import { openBusyWorld } from '../busy-world.ts';
import { runUntilKilled } from '../killed-process-under-test.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';
import { openTemporarySqlite } from '../temporary-sqlite.ts';
import { HALVES, startWriter } from '../writer-process-under-test.ts';

let opened: TemporaryPostgres;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
  await opened.store.close();
});
beforeEach(() => opened.truncate());
afterAll(() => opened.close());

const ids = async () => new Set((await opened.rows('select id from users')).map(({ id }) => String(id)));

describe('when the process is killed', () => {
  test('everything that was acknowledged is there, and nothing is half there', async () => {
    const claimed: string[] = [];
    for (const firstId of [1, 100_000]) {
      const writer = await startWriter(opened.url, 'honest', firstId);
      await writer.claims(60);
      claimed.push(...(await writer.kill()));
    }
    const found = await ids();
    expect(claimed.length).toBeGreaterThanOrEqual(120);
    expect(claimed.filter((id) => !found.has(id))).toEqual([]);
    expect(await opened.rows(HALVES)).toEqual([]);
  });

  test('what was claimed before its transaction had ended is missing, which this test would notice', async () => {
    const writer = await startWriter(opened.url, 'hasty');
    await writer.claims(100);
    const claimed = await writer.kill();
    const found = await ids();
    expect(claimed.filter((id) => !found.has(id))).toEqual(['100']);
  });

  test('no upload that was acknowledged is lost, and no row is without its files', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'killed-'));
    await mkdir(path.join(directory, 'media'));
    const store = await openPostgresStore({ url: opened.url, poolSize: 2 });
    await store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId('100') })));
    await store.close();
    const uploading = { directory, pictures: 8, databaseUrl: opened.url };
    const acknowledged = [
      ...(await uploadAndKill({ ...uploading, round: 0 })),
      ...(await uploadAndKill({ ...uploading, round: 1 })),
    ];

    const rows = await opened.rows('select signature from pictures');
    const signatures = rows.map(({ signature }) => String(signature));
    expect(signatures).toEqual(expect.arrayContaining(acknowledged));
    const media = await FileMediaStore.open(path.join(directory, 'media'));
    for (const signature of signatures) {
      expect(await media.read(mediaFile('originals', signature, 'png'))).toBeDefined();
      expect(await media.read(mediaFile('236x', signature, 'webp'))).toBeDefined();
    }
    await rm(directory, { recursive: true });
  });

  test('in the middle of a migration, the tables are as before, and the next start works', async () => {
    const store = await openPostgresStore({ url: opened.url, poolSize: 2 });
    await store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId('1'), about: 'whole' })));
    await store.close();
    expect(await runUntilKilled('migrate', opened.url)).toBe('SIGKILL');

    const again = await openPostgresStore({ url: opened.url, poolSize: 2 });
    expect(await again.migrationsPending()).toBe(false);
    expect((await again.users.find(toUserId('1')))?.about).toBe('whole');
    await again.close();
    expect(await opened.rows(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
  });

  test('in the middle of a move, the target is empty, the source whole, and a second move works', async () => {
    const file = await openTemporarySqlite();
    await openBusyWorld(file);
    await file.store.close();
    const [dataDir, back] = [path.dirname(file.path), path.join(path.dirname(file.path), 'back')];
    expect(await runUntilKilled('move', opened.url, { DATA_DIR: dataDir })).toBe('SIGKILL');
    await expect.poll(async () => (await ids()).size).toBe(0);
    // The server notices a moment later that its client is gone.
    const move = () => runMoveCommand(['--to', opened.url], { DATA_DIR: dataDir });
    await expect.poll(move).toMatchObject({ exitCode: 0 });

    const fromDatabase = { DATABASE_URL: opened.url };
    expect(await runUntilKilled('move', back, fromDatabase)).toBe('SIGKILL');
    await expect.poll(() => runMoveCommand(['--to', back], fromDatabase)).toMatchObject({ exitCode: 0 });
    expect(await move()).toMatchObject({ out: expect.stringMatching(/^Nothing to do/) });
    await file.close();
  });
});
