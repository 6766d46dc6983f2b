import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../../server/composition/start-server.ts';
import { LinkVerdictsToken } from '../../../server/composition/tokens.ts';
import { override } from '../../../src/composition/provide.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

test('what is read anew is what was put in place of the list of links', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-reload-'));
  const environment = { DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' };
  let reads = 0;
  const reload = () => {
    reads += 1;
    return Promise.resolve();
  };
  const custom = [override(LinkVerdictsToken, { verdictOn: () => 'ok', reload })];
  const server = await startServer(environment, builtFilesForTests(folder), custom);
  server.reload();
  expect(reads).toBe(1);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
