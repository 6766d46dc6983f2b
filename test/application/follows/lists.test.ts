import { describe, expect, test } from 'vitest';
import { ListFollowedBoards } from '../../../src/application/follows/list-followed-boards.ts';
import { ListPeople } from '../../../src/application/follows/list-people.ts';
import type { FollowGateway } from '../../../src/application/ports/follow-gateway.ts';
import { aBoard } from '../../builders/a-board.ts';
import { aUser } from '../../builders/a-user.ts';

const PEOPLE = { people: [aUser()], bookmark: 'next' };
const BOARDS = { boards: [aBoard()], bookmark: null };
const FOLLOWERS = { kind: 'followers', username: 'ann' } as const;

/** Knows only the first pages; any bookmark has expired. */
const follows = {
  people: (source, bookmark) =>
    Promise.resolve(
      source.kind !== 'blocked' && source.username === 'nobody'
        ? undefined
        : bookmark === null
          ? PEOPLE
          : 'expired',
    ),
  boards: (_username, bookmark) => Promise.resolve(bookmark === null ? BOARDS : 'expired'),
} as Partial<FollowGateway> as FollowGateway;

describe('a list that was read long ago', () => {
  test('begins again instead of failing', async () => {
    expect(await new ListPeople({ follows }).run(FOLLOWERS, 'old')).toEqual({ ...PEOPLE, restarted: true });
    expect(await new ListFollowedBoards({ follows }).run('ann', 'old')).toEqual({
      ...BOARDS,
      restarted: true,
    });
  });

  test('goes on as long as its bookmark is known', async () => {
    expect(await new ListPeople({ follows }).run(FOLLOWERS, null)).toEqual({ ...PEOPLE, restarted: false });
    expect(await new ListFollowedBoards({ follows }).run('ann', null)).toMatchObject({ restarted: false });
  });
});

test('of nobody there is no list', async () => {
  const source = { kind: 'following', username: 'nobody' } as const;
  expect(await new ListPeople({ follows }).run(source, null)).toBeUndefined();
});
