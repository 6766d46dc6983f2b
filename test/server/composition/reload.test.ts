import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { startServer } from '../../../server/composition/start-server.ts';
import { builtFilesForTests } from './built-files-for-tests.ts';

const hoisted = vi.hoisted(() => ({ reads: 0 }));
vi.mock('../../../server/composition/overrides.ts', async () => {
  const { override } = await import('../../../src/composition/provide.ts');
  const { LinkVerdictsToken } = await import('../../../server/composition/tokens.ts');
  const reload = () => void (hoisted.reads += 1);
  return { overrides: [override(LinkVerdictsToken, { verdictOn: () => 'ok', reload })] };
});

test('what is read anew is what was put in place of the list of links', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-reload-'));
  const environment = { DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' };
  const server = await startServer(environment, builtFilesForTests(folder));
  server.reload();
  expect(hoisted.reads).toBe(1);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
