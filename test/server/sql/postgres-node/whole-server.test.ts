import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-files.ts';
import { StoreLocked } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { startServer } from '../../../../server/composition/start-server.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { builtFilesForTests } from '../../composition/built-files-for-tests.ts';
import { aMember, makeBoard, succeeded } from '../../http-api/support/member.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

let opened: TemporaryPostgres;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
});
afterAll(() => opened.close());

test('a server keeps its data in the database, not in its folder, and finds them when it starts again', async () => {
  const first = await WholeServer.open({ DATABASE_URL: opened.url });
  const ann = await aMember(first, 'ann');
  await makeBoard(ann, { name: 'Gardens' });
  expect(await readdir(first.folder)).not.toContain('pinakes.sqlite');
  await first.close();

  const second = await WholeServer.open({ DATABASE_URL: opened.url });
  const told = await second.browser().call('BoardResource', 'get', { username: 'ann', slug: 'gardens' });
  expect(succeeded(told)).toMatchObject({ name: 'Gardens' });
  expect(await opened.rows('select username from users')).toEqual([{ username: 'ann' }]);
  await second.close();
});

test('servers share a folder: the next leaves alone what another is making, and a restore waits for all', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-two-servers-'));
  const settings = { DATA_DIR: folder, DATABASE_URL: opened.url, PORT: '0', LOG_LEVEL: 'error' };
  const start = () => startServer(settings, builtFilesForTests(folder));
  const first = await start();
  await mkdir(path.join(folder, 'media', 'videos-work', 'running'), { recursive: true });
  const [second, third] = await Promise.all([start(), start()]);
  expect(await readdir(path.join(folder, 'media', 'videos-work'))).toEqual(['running']);
  await Promise.all([first.stop(), third.stop()]);
  expect(() => lockSqliteStore(folder)).toThrow(StoreLocked);
  await second.stop();

  lockSqliteStore(folder).release();
  const alone = await start();
  expect(await readdir(path.join(folder, 'media', 'videos-work'))).toEqual([]);
  await alone.stop();
  await rm(folder, { recursive: true });
});
