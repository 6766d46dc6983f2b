import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openSqliteToFill,
  openSqliteToMove,
} from '../../../../server/adapters/sql/sqlite-node/store-to-move.ts';
import { StoreLocked } from '../../../../server/adapters/sql/store/store-unusable.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-move-'));
  file = path.join(folder, 'pinakes.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

test('a second move into the same folder is refused, and does not touch what the first one writes', async () => {
  const first = await openSqliteToFill(file);
  await expect(openSqliteToFill(file)).rejects.toBeInstanceOf(StoreLocked);
  await first.db.insertInto('migrations').values({ name: 'of-the-first', applied_at: 1 }).execute();
  await first.keep();

  await expect(openSqliteToMove(file)).rejects.toThrow('of-the-first');
});

test('a target that cannot be read stays, without leftovers and without a lock', async () => {
  await writeFile(file, 'no database at all, '.repeat(1000));

  await expect(openSqliteToFill(file)).rejects.toThrow('not a database');
  await expect(openSqliteToFill(file)).rejects.not.toBeInstanceOf(StoreLocked);
  expect((await readdir(folder)).filter((name) => name.includes('.moving'))).toEqual([]);
});
