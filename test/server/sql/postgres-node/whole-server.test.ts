import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WholeServer } from '../../../security/support/whole-server.ts';
import { aMember, makeBoard, succeeded } from '../../http-api/support/member.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

let opened: TemporaryPostgres;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
});
afterAll(() => opened.close());

test('a server keeps its data in the database, not in its folder, and finds them when it starts again', async () => {
  const first = await WholeServer.open({ DATABASE_URL: opened.url });
  const ann = await aMember(first, 'ann');
  await makeBoard(ann, { name: 'Gardens' });
  expect(await readdir(first.folder)).not.toContain('pinakes.sqlite');
  await first.close();

  const second = await WholeServer.open({ DATABASE_URL: opened.url });
  const told = await second.browser().call('BoardResource', 'get', { username: 'ann', slug: 'gardens' });
  expect(succeeded(told)).toMatchObject({ name: 'Gardens' });
  expect(await opened.rows('select username from users')).toEqual([{ username: 'ann' }]);
  await second.close();
});
