import path from 'node:path';
import { expect, test } from 'vitest';
import { ALL_MIGRATIONS } from '../../../../server/adapters/sql/migrations/all-migrations.ts';
import { migrateSqliteFile } from '../../../../server/adapters/sql/sqlite-node/internal/sqlite-migration.ts';
import { openSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { isEnded } from '../../../../src/domain/experiences/delivery/history.ts';
import { FIRST_USE_GUIDE_ID } from '../../../../src/domain/experiences/page-part.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { aFolder } from '../../../tools/temporary-folder.ts';
import { loadFixture, withDatabase } from './earlier-stores.ts';

test('who has hidden the first-use guide in an earlier version has dismissed it', async () => {
  const file = path.join(aFolder({}), 'store.sqlite');
  const before = ALL_MIGRATIONS.find(({ name }) => name === '0056-experience-switches')!;
  loadFixture(before, file);
  withDatabase(file, (database) =>
    database.exec(`insert into user_states values (1, 'FIRST_STEPS', '{"hidden_at":[1]}')`),
  );
  await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS });

  const store = await openSqliteStore({ path: file });
  const marksOf = (id: string) => store.experiences.marksOf({ kind: 'user', id: toUserId(id) });
  const [mark] = await marksOf('1');
  expect(mark).toMatchObject({ experienceId: FIRST_USE_GUIDE_ID, placementId: 11, status: 'dismissed' });
  expect(isEnded(mark, null)).toBe(true);
  expect(await marksOf('2')).toEqual([]);
  await store.close();
});
