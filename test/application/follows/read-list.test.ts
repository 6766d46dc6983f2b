import { expect, test } from 'vitest';
import { ReadList } from '../../../src/application/follows/read-list.ts';
import type { PeoplePage } from '../../../src/application/ports/people/follow-gateway.ts';
import { aUser } from '../../builders/a-user.ts';

const FIRST: PeoplePage = { people: [aUser({ username: 'ann' })], bookmark: 'next' };
const NEXT: PeoplePage = { people: [aUser({ username: 'ben' })], bookmark: null };

/** Of Ann there are two pages; older bookmarks have expired. Of others there is nothing. */
const list = new ReadList({
  async read(username: string, bookmark) {
    if (username !== 'ann') return undefined;
    if (bookmark === null) return FIRST;
    return bookmark === 'next' ? NEXT : 'expired';
  },
});

test('a list goes on as long as its bookmark is known', async () => {
  expect(await list.run('ann', null)).toEqual({ ...FIRST, restarted: false });
  expect(await list.run('ann', 'next')).toEqual({ ...NEXT, restarted: false });
});

test('a list that was read long ago begins again instead of failing', async () => {
  expect(await list.run('ann', 'old')).toEqual({ ...FIRST, restarted: true });
});

test('of nobody there is no list', async () => {
  expect(await list.run('nobody', null)).toBeUndefined();
  expect(await list.run('nobody', 'old')).toBeUndefined();
});
