import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageFull } from '../../server/application/ports/media.ts';
import { WholeServer } from './support/whole-server.ts';

/** Folders on disks without a free byte. */
const full = new Set<string>();

vi.mock('../../server/adapters/files/check-space.ts', () => ({
  checkSpace: async (folder: string) => {
    if (full.has(folder)) throw new StorageFull();
  },
}));

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
  server = await WholeServer.open();
  if (place !== null) full.add(path.join(server.folder, place));
  const told = await server.browser().send('/readyz');
  expect(told.status).toBe(status);
  expect(told.body).toMatchObject({ ready: status === 200, checks });
});
