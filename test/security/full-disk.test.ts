import { afterEach, expect, test } from 'vitest';
import { StorageFull } from '../../server/application/ports/media/media.ts';
import { CheckSpaceToken, MediaStoreToken } from '../../server/composition/tokens.ts';
import { override } from '../../src/composition/provide.ts';
import { InMemoryMediaStore } from '../server/media/in-memory-media-store.ts';
import { WholeServer } from './support/whole-server.ts';

let server: WholeServer | undefined;
afterEach(() => server?.close());

test.each([
  ['with space everywhere', null, 200, { database: 'ok', storage: 'ok' }],
  ['without space for the store', 'store', 503, { database: 'failed', storage: 'ok' }],
  ['without space for pictures', 'pictures', 503, { database: 'ok', storage: 'failed' }],
])('a server %s tells so at /readyz', async (_name, full, status, checks) => {
  const media = new InMemoryMediaStore({ now: () => Date.now() });
  media.isFull = full === 'pictures';
  server = await WholeServer.open({}, [
    override(MediaStoreToken, media),
    override(CheckSpaceToken, async () => {
      if (full === 'store') throw new StorageFull();
    }),
  ]);
  const told = await server.browser().send('/readyz');
  expect(told.status).toBe(status);
  expect(told.body).toMatchObject({ ready: status === 200, checks });
});
