import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

test('people who were there before are known by their names as well', async () => {
  opened = await openTemporarySqlite({ migrations: ALL_MIGRATIONS.filter(({ name }) => name < '0065') });
  await opened.store.close();
  const database = new DatabaseSync(opened.path);
  const insert = database.prepare(
    `insert into users (id, username, username_key, email, email_key, email_verified, password_hash, first_name,
     last_name, about, location, pronouns, locale, country, gender, theme, account_type, business_name, is_operator,
     save_behavior, exclude_from_search, consent_analytics, consent_marketing, consent_personalization,
     allow_messages_from, state, created_at)
     values (?1, ?1, ?1, ?1, ?1, 0, '', ?2, ?3, '', '', '', 'en-US', 'US', 'unspecified', 'system', 'pinner', ?4, 0,
     0, 0, 0, 0, 0, 'everyone', 'active', 1)`,
  );
  for (let id = 1; id <= 1000; id += 1) insert.run(id, 'Bob', '', null);
  insert.run(1001, 'Élodie', ' Nkosi', 'Café  Nord');
  database.close();

  const store = await openSqliteStore({ path: opened.path });
  for (const name of ['elodie nkosi', 'cafe nord'])
    expect(await store.search.peopleNamed(name, null, 5)).toEqual([toUserId('1001')]);
  expect(await store.search.peopleNamed('bob', null, 2)).toHaveLength(2);
  await store.close();
});
