import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore, type SqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { newJob } from '../../../server/application/jobs/new-job.ts';
import { runJobsCommand } from '../../../server/composition/jobs-command.ts';

const FAILED_AT = Date.UTC(2026, 5, 15, 12, 30);

let folder: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-jobs-'));
  store = await openSqliteStore({ path: path.join(folder, 'pinakes.sqlite') });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runJobsCommand(args, { DATA_DIR: folder });

async function ask(...mailIds: string[]): Promise<void> {
  await store.transaction(async (tx) => {
    for (const mailId of mailIds) {
      const deps = { ids: { next: () => mailId }, clock: { now: () => 1000 } };
      await tx.jobs.ask(newJob(deps, 'mail.send', { key: mailId, payload: { mailId } }));
    }
  });
}

describe('jobs', () => {
  test('are counted by kind beside a running server, the unsuccessful ones with when and why', async () => {
    await ask('1', '2', '3');
    await store.transaction(async (tx) => {
      await tx.jobs.fail({ id: '2', leasedBy: '' }, FAILED_AT, 'refused\u001b[2J\nby the mail server');
      await tx.jobs.postpone({ id: '3', leasedBy: '' }, { runAt: 5000, attempts: 2, failure: 'no answer' });
    });
    const { exitCode, out, err } = await run();
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'KIND       WAITING  RUNNING  GIVEN UP',
      'mail.send  2        0        1',
      '',
      'ID  KIND       RUNS  GIVEN UP             WHY',
      '3   mail.send  2     not yet              no answer',
      '2   mail.send  0     2026-06-15 12:30:00  refused [2J by the mail server',
      '',
    ]);
  });

  test('are none in a store without work', async () => {
    expect((await run()).out).toBe('There are no jobs.\n');
  });

  test('that were given up are tried again', async () => {
    await ask('2');
    await store.transaction((tx) => tx.jobs.fail({ id: '2', leasedBy: '' }, FAILED_AT, 'refused'));
    expect(await run('retry', '2')).toEqual({ exitCode: 0, out: 'Job 2 is tried again.\n', err: '' });
    expect(await store.jobs.find('2')).toMatchObject({ failedAt: null, attempts: 0 });
  });

  test.each([
    [['retry', '2'], /no job 2 that was given up/],
    [['retry', '1 or 1=1'], /no job/],
    [['retry'], /npm run jobs/],
    [['remove', '2'], /npm run jobs/],
    [['retry', '2', '3'], /npm run jobs/],
  ])('with %j says what is wrong', async (args, message) => {
    await ask('2');
    const outcome = await run(...args);
    expect(outcome).toMatchObject({ exitCode: 2, out: '' });
    expect(outcome.err).toMatch(message);
  });

  test('are not looked for where there is no store', async () => {
    const { exitCode } = await runJobsCommand([], { DATA_DIR: path.join(folder, 'elsewhere') });
    expect(exitCode).toBe(4);
  });
});
