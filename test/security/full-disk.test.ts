import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { StorageFull } from '../../server/application/ports/media/media.ts';
import { CheckSpaceToken } from '../../server/composition/tokens.ts';
import { override } from '../../src/composition/provide.ts';
import { WholeServer } from './support/whole-server.ts';

/** Folders on disks without a free byte. */
const full = new Set<string>();

const checkSpace = override(CheckSpaceToken, async (folder) => {
  if (full.has(folder)) throw new StorageFull();
});

let server: WholeServer | undefined;
afterEach(async () => {
  full.clear();
  await server?.close();
});

test.each([
  ['with space everywhere', null, 200, { database: 'ok', storage: 'ok' }],
  ['without space for the store', '', 503, { database: 'failed', storage: 'ok' }],
  ['without space for pictures', 'media', 503, { database: 'ok', storage: 'failed' }],
])('a server %s tells so at /readyz', async (_name, place, status, checks) => {
  server = await WholeServer.open({}, [checkSpace]);
  if (place !== null) full.add(path.join(server.folder, place));
  const told = await server.browser().send('/readyz');
  expect(told.status).toBe(status);
  expect(told.body).toMatchObject({ ready: status === 200, checks });
});
