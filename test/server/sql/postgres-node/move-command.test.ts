import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runMoveCommand } from '../../../../server/composition/move-command.ts';
import { openSqliteStore } from '../../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { openBusyWorld, type BusyWorld } from '../busy-world.ts';
import { openTemporarySqlite, type TemporarySqlite } from '../temporary-sqlite.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

let world: BusyWorld<TemporarySqlite>;
let file: string;
let dataDir: string;
let postgres: TemporaryPostgres;

beforeAll(async () => {
  world = await openBusyWorld(await openTemporarySqlite());
  await world.opened.store.close();
  file = world.opened.path;
  dataDir = path.dirname(file);
  postgres = await openTemporaryPostgres();
  await postgres.store.close();
});
beforeEach(() => postgres.truncate());
afterAll(async () => {
  await postgres.close();
  await world.opened.close();
});

const toPostgres = (...more: string[]) =>
  runMoveCommand(['--to', postgres.url, ...more], { DATA_DIR: dataDir });
const back = (directory: string, ...more: string[]) =>
  runMoveCommand(['--to', directory, ...more], { DATABASE_URL: postgres.url });
const usernames = async () =>
  (await postgres.rows('select username from users order by username')).map(({ username }) => username);

describe('to PostgreSQL', () => {
  test('everything is copied and compared; the source stays as it was', async () => {
    const before = await readFile(file);

    const { exitCode, out, err } = await toPostgres();

    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toMatch(/^Moved to the database \S+ at \S+: \d+ rows, \d\d+ of them pins, all compared\.\n$/);
    expect(out).not.toContain('postgres://');
    expect(await usernames()).toContain('person25');
    expect(await readFile(file)).toEqual(before);
  });

  test('a second time finds nothing to do', async () => {
    await toPostgres();

    const { exitCode, out } = await toPostgres();

    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Nothing to do: /);
  });

  test('what servers tell each other there is no difference', async () => {
    await toPostgres();
    await postgres.execute(`insert into announcements (topic, times) values ('jobs.mail', 3)`, []);

    expect(await toPostgres()).toMatchObject({ out: expect.stringMatching(/^Nothing to do: /) });
  });

  test('other accounts there are not overwritten, unless that is wanted', async () => {
    await toPostgres();
    await postgres.execute('update users set first_name = ? where username = ?', ['Changed', 'ada']);

    expect(await toPostgres()).toMatchObject({
      exitCode: 4,
      err: expect.stringMatching(/already has accounts.*--replace/),
    });
    expect(await postgres.rows("select first_name from users where username = 'ada'")).toEqual([
      { first_name: 'Changed' },
    ]);

    expect(await toPostgres('--replace')).toMatchObject({ exitCode: 0 });
    expect(await toPostgres()).toMatchObject({ out: expect.stringMatching(/^Nothing to do/) });
  });

  test('a move that fails leaves an empty store, and works afterwards', async () => {
    // The last table of the copy cannot be written.
    await postgres.execute('alter table section_slugs rename to elsewhere', []);
    await expect(toPostgres()).rejects.toThrow(/section_slugs/);
    expect(await usernames()).toEqual([]);
    await postgres.execute('alter table elsewhere rename to section_slugs', []);

    expect(await toPostgres()).toMatchObject({ exitCode: 0 });
  });
});

describe('back to a file', () => {
  test('the same comes back', async () => {
    await toPostgres();
    const directory = path.join(dataDir, 'back');

    expect(await back(directory)).toMatchObject({ exitCode: 0, err: '' });

    const store = await openSqliteStore({ path: path.join(directory, 'pinakes.sqlite') });
    expect((await store.users.findByUsername('person25'))?.username).toBe('person25');
    await store.close();
    expect(await toPostgres()).toMatchObject({ out: expect.stringMatching(/^Nothing to do/) });
    expect(existsSync(path.join(directory, 'pinakes.sqlite.moving'))).toBe(false);
  });

  test('a store that is there is overwritten only if that is wanted', async () => {
    await toPostgres();
    const directory = path.join(dataDir, 'taken');
    const taken = path.join(directory, 'pinakes.sqlite');
    const other = await openSqliteStore({ path: taken });
    await other.transaction((tx) => tx.users.insert(aUserRecord({ username: 'eve' })));
    await other.close();

    expect(await back(directory)).toMatchObject({ exitCode: 4, err: expect.stringContaining('--replace') });
    expect(await back(directory, '--replace')).toMatchObject({ exitCode: 0 });

    const store = await openSqliteStore({ path: taken });
    expect(await store.users.findByUsername('eve')).toBeUndefined();
    expect(await store.users.findByUsername('ada')).toBeDefined();
    await store.close();
  });
});

describe('is refused', () => {
  test('into a place that the system does not let it write, with the reason', async () => {
    const inFile = await back(path.join(file, 'folder'));
    expect(inFile).toMatchObject({ exitCode: 1, out: '', err: expect.stringContaining('ENOTDIR') });
  });

  test('to an address that cannot be read, which is not told', async () => {
    const wrong = await runMoveCommand(['--to', 'postgres://ada:sec#ret@host/db'], { DATA_DIR: dataDir });
    expect(wrong).toEqual({
      exitCode: 4,
      out: '',
      err: 'The address of the database cannot be read: Invalid URL.\n',
    });
  });

  test('while a server has the source or the target open', async () => {
    const source = await openSqliteStore({ path: file });
    expect(await toPostgres()).toMatchObject({ exitCode: 4, err: expect.stringContaining(dataDir) });
    await source.close();

    const running = await openTemporaryPostgres();
    await running.store.ping();
    expect(await runMoveCommand(['--to', running.url], { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 4,
      err: expect.stringMatching(/A server is using .*: stop it first/),
    });
    await running.close();
  });

  test.each([
    ['without a target', [], {}],
    ['with a target that is an option', ['--to', '--replace'], {}],
    ['to PostgreSQL when it is there', ['--to', 'postgres://h/d'], { DATABASE_URL: 'postgres://h/e' }],
    ['to a file when it is one', ['--to', '/tmp/x'], {}],
  ])('%s', async (_, args, environment) => {
    expect(await runMoveCommand(args, environment)).toMatchObject({ exitCode: 2, out: '' });
  });

  test('when there is no store', async () => {
    expect(
      await runMoveCommand(['--to', postgres.url], { DATA_DIR: path.join(dataDir, 'nothing') }),
    ).toMatchObject({ exitCode: 4, err: expect.stringMatching(/^There is no store at /) });
  });
});
