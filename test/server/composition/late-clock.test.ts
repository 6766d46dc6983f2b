import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer } from '../../../server/composition/assemble-server.ts';
import { createServer } from '../../../server/composition/create-server.ts';
import { pagesModule } from '../../../server/composition/pages-module.ts';
import * as tokens from '../../../server/composition/tokens.ts';
import { readConfiguration } from '../../../server/adapters/node/configuration.ts';
import { SnowflakeIds } from '../../../server/adapters/node/snowflake-ids.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

const HOUR_MS = 3_600_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-clock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () =>
  createServer({
    configuration: readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'error' }),
    built: builtFilesForTests(folder),
    pages: pagesModule(),
  });

/** Somebody joins at this time. */
async function joinAt(time: number): Promise<number> {
  const id = Number(new SnowflakeIds({ now: () => time }).next());
  const server = await open();
  await server
    .get(tokens.StoreToken)
    .transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId(String(id)) })));
  await closeServer(server);
  return id;
}

test('a clock that is a day behind the newest data keeps the server from starting, which says why', async () => {
  await joinAt(Date.now() + 400 * 24 * HOUR_MS);
  await expect(open()).rejects.toThrow(
    /^The clock of this machine says \S+, but the newest data is of \S+\. Set/,
  );
});

test('a clock that is an hour behind is made up for: new ids come after those that are there', async () => {
  const newest = await joinAt(Date.now() + HOUR_MS);
  const server = await open();
  expect(Number(server.get(tokens.IdGeneratorToken).next())).toBe(newest + 1);
  await closeServer(server);
});
