import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { linkHash } from '../../../server/adapters/sql/schema/link-hash.ts';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

test('the links of pins that were there before lead to their pages as well', async () => {
  opened = await openTemporarySqlite({ migrations: ALL_MIGRATIONS.filter(({ name }) => name < '0012') });
  await opened.store.close();
  const database = new DatabaseSync(opened.path, { enableForeignKeyConstraints: false });
  const insert = database.prepare(
    `insert into pins (id, board_id, pinner_id, root_id, title, description, link, method, picture_signature,
     is_comments_allowed, created_at, repin_count, comment_count, share_count, favorite_count, rank, shown, listed)
     values (?, 1, 1, 1, '', '', ?, 'uploaded', 'a', 1, 1, 0, 0, 0, 0, 0, 1, 1)`,
  );
  for (let id = 1; id <= 1002; id += 1)
    insert.run(id, id === 500 ? null : `https://www.shop.test/${id}/?fbclid=1`);
  database.close();

  const store = await openSqliteStore({ path: opened.path });
  await store.close();
  const after = new DatabaseSync(opened.path, { readOnly: true });
  const keys = after.prepare('select link_key from pins where id in (1, 500, 1002) order by id').all();
  expect(keys.map(({ link_key }) => link_key)).toEqual([
    linkHash('https://shop.test/1'),
    null,
    linkHash('https://shop.test/1002'),
  ]);
  after.close();
});
