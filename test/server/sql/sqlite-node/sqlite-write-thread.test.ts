import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  besideThisFile,
  SqliteWriteThread,
} from '../../../../server/adapters/sql/sqlite-node/internal/sqlite-write-thread.ts';
import { StoreFull, StoreUnavailable } from '../../../../server/application/ports/store.ts';

describe('the writing thread', () => {
  let directory: string;
  let thread: SqliteWriteThread;
  const deaths: Error[] = [];
  const start = (workerUrl = besideThisFile()) =>
    new SqliteWriteThread({
      path: join(directory, 'test.sqlite'),
      workerUrl,
      onDeath: (error) => deaths.push(error),
    });
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'pinakes-thread-'));
    deaths.length = 0;
    thread = start();
  });
  afterEach(async () => {
    await thread.close();
    await rm(directory, { recursive: true });
  });

  const setting = async (name: string) =>
    Object.values((await thread.execute(`pragma ${name}`, [])).rows[0] ?? {})[0];

  test('waits at each commit until the disk has it', async () => {
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
    expect(await setting('foreign_keys')).toBe(1);
    expect(await setting('busy_timeout')).toBeGreaterThan(0);
  });

  test('does what it is asked in the order of asking', async () => {
    const answers = await Promise.all([
      thread.execute('create table notes (text text)', []),
      thread.execute('insert into notes values (?)', ['a']),
      thread.execute('insert into nowhere values (?)', ['b']).catch(() => 'failed'),
      thread.execute('select text from notes', []),
    ]);

    expect(answers[2]).toBe('failed');
    expect(answers[3]).toEqual({ rows: [{ text: 'a' }], changes: 0 });
  });

  test('says when there is no space left, changes nothing and goes on', async () => {
    await thread.execute('create table notes (text text)', []);
    await thread.execute('pragma max_page_count = 4', []);
    await thread.execute('begin immediate', []);
    await expect(thread.execute('insert into notes values (zeroblob(100000))', [])).rejects.toBeInstanceOf(
      StoreFull,
    );
    await thread.execute('rollback', []).catch(() => undefined);

    expect((await thread.execute('select * from notes', [])).rows).toEqual([]);
    await thread.execute('insert into notes values (1)', []);
  });

  test('says when it can only read, changes nothing and goes on', async () => {
    await thread.execute('create table notes (text text)', []);
    await thread.execute('pragma query_only = on', []);
    const refused = thread.execute('insert into notes values (1)', []);
    await expect(refused).rejects.toBeInstanceOf(StoreUnavailable);
    await thread.execute('pragma query_only = off', []);

    expect((await thread.execute('select * from notes', [])).rows).toEqual([]);
    await thread.execute('insert into notes values (1)', []);
  });

  test('finishes what was asked before it closes, and does nothing afterwards', async () => {
    const last = thread.execute('select 1 as one', []);
    await thread.close();

    expect((await last).rows).toEqual([{ one: 1 }]);
    await expect(thread.execute('select 1', [])).rejects.toThrow('closed');
    expect(deaths).toEqual([]);
  });

  test('that cannot start fails every call and says so once', async () => {
    const broken = start(new URL('./no-such-worker.ts', import.meta.url));

    await expect(broken.execute('select 1', [])).rejects.toThrow('writing thread');
    await expect(broken.execute('select 1', [])).rejects.toThrow('writing thread');
    await broken.close();
    expect(deaths).toHaveLength(1);
  });
});
