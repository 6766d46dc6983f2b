import { afterEach, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

test('each picture that was there before gets one job for its AVIF files, the newest first', async () => {
  const before = ALL_MIGRATIONS.filter(({ name }) => name < '0010');
  opened = await openTemporarySqlite({ migrations: before });
  for (const [signature, createdAt] of [
    ['aa'.repeat(16), 100],
    ['bb'.repeat(16), 200],
  ] as const) {
    await opened.execute(
      `insert into pictures (signature, extension, width, height, dominant_color, is_animated, byte_length, created_at)
       values (?, 'jpg', 10, 10, '#000000', 0, 10, ?)`,
      [signature, createdAt],
    );
  }
  await opened.store.close();

  const store = await openSqliteStore({ path: opened.path });
  const claim = () =>
    store.transaction((tx) => tx.jobs.claim(['pictures.avif'], 1, { owner: 'one', until: 2 }));
  expect(await claim()).toMatchObject({ payload: { signature: 'bb'.repeat(16) } });
  expect(await claim()).toMatchObject({ payload: { signature: 'aa'.repeat(16) } });
  expect(await claim()).toBeUndefined();
  await store.close();
});
