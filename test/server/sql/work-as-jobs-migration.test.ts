import { afterEach, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '../../../server/adapters/sql/migrations/all-migrations.ts';
import { userRow } from '../../../server/adapters/sql/people/user-rows.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';
import { openTemporarySqlite, type TemporarySqlite } from './temporary-sqlite.ts';

let opened: TemporarySqlite;
afterEach(() => opened.close());

test('mails on their way and copies that are not made yet become jobs', async () => {
  opened = await openTemporarySqlite({ migrations: ALL_MIGRATIONS.filter(({ name }) => name < '0013') });
  const user = aUserRecord();
  // The table as it was then: later columns do not exist yet.
  const {
    consent_despite_signal: _signal,
    consent_version: _version,
    consent_receipt: _receipt,
    first_name_form: _first,
    last_name_form: _last,
    business_name_form: _business,
    ...row
  } = userRow(user);
  const columns = Object.keys(row);
  await opened.execute(
    `insert into users (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    Object.values(row),
  );
  await opened.execute(
    `insert into mails (id, user_id, letter, created_at, attempts, next_attempt_at)
     values (11, ?, '{"kind":"password_changed"}', 100, 2, 500)`,
    [Number(user.id)],
  );
  for (const [id, state] of [
    [21, 'ready'],
    [22, 'processing'],
  ] as const) {
    await opened.execute('insert into exports (id, user_id, state, created_at) values (?, ?, ?, 300)', [
      id,
      Number(user.id),
      state,
    ]);
  }
  await opened.store.close();

  const store = await openSqliteStore({ path: opened.path });
  expect(await store.jobs.list('all', 10)).toMatchObject([
    { id: '22', kind: 'exports.make', key: '22', payload: { exportId: '22' }, runAt: 300 },
    { id: '11', kind: 'mail.send', key: '11', payload: { mailId: '11' }, runAt: 500, attempts: 2 },
  ]);
  expect(await store.mails.find('11')).toMatchObject({ userId: user.id, createdAt: 100 });
  await store.close();
});
