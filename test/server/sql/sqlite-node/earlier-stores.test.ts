import { copyFileSync, existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { ALL_MIGRATIONS } from '../../../../server/adapters/sql/migrations/all-migrations.ts';
import { migrateSqliteFile } from '../../../../server/adapters/sql/sqlite-node/internal/sqlite-migration.ts';
import { integrityTrouble } from '../../../../server/adapters/sql/sqlite-node/sqlite-files.ts';
import { openSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import {
  fillFirstVersion,
  fixtureOf,
  loadFixture,
  schemaOf,
  withDatabase,
  writeFixture,
} from './earlier-stores.ts';

let folder: string;
let current: readonly string[];
const namesOf = (file: string) =>
  withDatabase(file, (database) =>
    database
      .prepare('select name from migrations order by name')
      .all()
      .map(({ name }) => String(name)),
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-earlier-'));
  const file = path.join(folder, 'new.sqlite');
  await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS });
  current = schemaOf(file);
  if (process.env['WRITE_FIXTURES']) await writeMissing();
});
afterAll(() => rm(folder, { recursive: true }));

async function writeMissing(): Promise<void> {
  for (const [index, migration] of ALL_MIGRATIONS.entries()) {
    if (existsSync(fixtureOf(migration))) continue;
    const file = path.join(folder, `${migration.name}.made`);
    const before = ALL_MIGRATIONS[index - 1];
    if (before !== undefined) loadFixture(before, file);
    await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS.slice(0, index + 1) });
    if (before === undefined) fillFirstVersion(file);
    writeFixture(migration, file);
  }
}

describe('a store of an earlier version', () => {
  test.each(ALL_MIGRATIONS.map((migration) => ({ name: migration.name, migration })))(
    'as $name left it opens with all that it had',
    async ({ migration, name }) => {
      expect(existsSync(fixtureOf(migration)), 'run this test once with WRITE_FIXTURES=1').toBe(true);
      const file = path.join(folder, name);
      loadFixture(migration, file);
      await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS });

      expect(schemaOf(file)).toEqual(current);
      expect(withDatabase(file, integrityTrouble)).toBe(null);
      expect(withDatabase(file, (db) => db.prepare('select title from pins order by id').all())).toEqual([
        { title: 'Fern 7' },
        { title: 'Fern 8' },
      ]);
    },
  );

  test('is read by the store of this version', async () => {
    const file = path.join(folder, 'first.sqlite');
    loadFixture(ALL_MIGRATIONS[0], file);
    const store = await openSqliteStore({ path: file });
    expect((await store.users.find(toUserId('1')))?.username).toBe('ada');
    await store.close();
  });
});

describe('a migration that is cut', () => {
  test('before any of its statements leaves the old tables, after the last the new ones', async () => {
    const [oldest] = ALL_MIGRATIONS;
    const file = path.join(folder, 'cut.sqlite');
    loadFixture(oldest, file);
    const cuts: string[] = [];
    const states: string[] = [];
    // What kill -9 leaves: the files as they are at that moment.
    const cut = () => {
      const copy = path.join(folder, `cut-${cuts.length}`);
      cuts.push(copy);
      for (const ending of ['', '-wal']) {
        if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending);
      }
    };
    await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS, onStatement: cut });
    cut();

    for (const copy of cuts) {
      expect(withDatabase(copy, integrityTrouble)).toBe(null);
      states.push(namesOf(copy).length === 1 ? 'old' : `new ${namesOf(copy).length}`);
    }
    expect(cuts.length).toBeGreaterThan(100);
    expect(states.filter((state) => state !== 'old')).toEqual([`new ${ALL_MIGRATIONS.length}`]);
    expect(states.at(-1)).toBe(`new ${ALL_MIGRATIONS.length}`);
  });

  test('by an error at any statement changes nothing', async () => {
    const file = path.join(folder, 'failing.sqlite');
    loadFixture(ALL_MIGRATIONS[0], file);
    const before = schemaOf(file);
    for (let failing = 5; ; failing += 7) {
      let count = 0;
      const onStatement = () => {
        count += 1;
        if (count === failing) throw new Error('cut');
      };
      const outcome = await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS, onStatement }).then(
        () => 'done',
        () => 'failed',
      );
      if (outcome === 'done') break;
      expect(schemaOf(file)).toEqual(before);
    }
    expect(schemaOf(file)).toEqual(current);
  });
});

describe('the copy before a migration', () => {
  test('needs space, which is said before anything is changed', async () => {
    const file = path.join(folder, 'full.sqlite');
    loadFixture(ALL_MIGRATIONS[0], file);
    const migrating = migrateSqliteFile(file, { migrations: ALL_MIGRATIONS, freeBytes: () => 1000 });
    await expect(migrating).rejects.toThrow(/needs \d+ MB of free space/);
    expect(namesOf(file)).toEqual([ALL_MIGRATIONS[0].name]);
  });

  test('stays with the two before it; older ones go', async () => {
    const file = path.join(folder, 'kept.sqlite');
    loadFixture(ALL_MIGRATIONS[0], file);
    for (const count of [2, 3, 4, 5, 6]) {
      await migrateSqliteFile(file, { migrations: ALL_MIGRATIONS.slice(0, count) });
    }
    const copies = (await readdir(folder)).filter((name) => name.startsWith('kept.sqlite.before-'));
    expect(copies.map((name) => name.slice(-name.length + 'kept.sqlite.before-'.length).slice(0, 4))).toEqual(
      ['0004', '0005', '0006'],
    );
  });
});
