import { afterEach, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

const [SENT, BEGUN, MADE, WAITING] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];

test('of the videos from before, those that nothing converts are played as they were sent', async () => {
  opened = await openTemporarySqlite({ migrations: ALL_MIGRATIONS.filter(({ name }) => name < '0015') });
  for (const [signature, formats] of [
    [SENT, 'V_720P'],
    [BEGUN, 'V_720P'],
    [MADE, 'V_720P V_HLSV4 V_HLSV3_MOBILE'],
    [WAITING, ''],
  ] as const) {
    await opened.execute(
      `insert into videos (signature, duration_ms, width, height, byte_length, status, formats, has_captions, created_at)
       values (?, 2000, 1920, 1080, 10, 'ready', ?, 0, 100)`,
      [signature, formats],
    );
  }
  for (const [id, signature] of [BEGUN, WAITING].entries()) {
    await opened.execute(
      `insert into jobs (id, kind, job_key, payload, run_at, created_at, attempts, asked, leased_until)
       values (?, 'videos.convert', ?, '{}', 0, 0, 0, 1, 0)`,
      [id + 1, signature],
    );
  }
  await opened.store.close();

  const store = await openSqliteStore({ path: opened.path });
  const found = await Promise.all([SENT, BEGUN, MADE, WAITING].map((one) => store.videos.find(one)));
  expect(found.map((video) => video?.playsUpload)).toEqual([true, false, false, false]);
  await store.close();
});
