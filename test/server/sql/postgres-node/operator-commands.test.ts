import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runJobsCommand } from '../../../../server/composition/jobs-command.ts';
import { runUserCommand } from '../../../../server/composition/user-command.ts';
import { addressOf } from '../../../../tools/postgres/database-address.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

let opened: TemporaryPostgres;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
});
beforeEach(() => opened.truncate());
afterAll(() => opened.close());

test('a link for a new password is made beside a running server', async () => {
  await opened.store.transaction((tx) => tx.users.insert(aUserRecord({ username: 'ada' })));

  const { exitCode, out } = await runUserCommand(['reset', 'ADA'], { DATABASE_URL: opened.url });

  expect(exitCode).toBe(0);
  expect(out).toContain('/pw/ada?t=');
  expect(await opened.store.mailTokens.countSince('ada@example.org', 'reset', 0)).toBe(1);
});

test('jobs are listed', async () => {
  expect(await runJobsCommand([], { DATABASE_URL: opened.url })).toEqual({
    exitCode: 0,
    out: 'There are no jobs.\n',
    err: '',
  });
});

test('a database without a store is told', async () => {
  const url = addressOf(opened.url, 'template1');

  expect(await runJobsCommand([], { DATABASE_URL: url })).toMatchObject({
    exitCode: 4,
    err: expect.stringMatching(/holds no store yet: start the server once\.\n$/),
  });
});
