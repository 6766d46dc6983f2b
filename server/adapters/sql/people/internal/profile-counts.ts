import type { ProfileCounts } from '../../../../application/ports/pins/views.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';

/** Counts of a person's content as far as the viewer may see it. One statement. */
export async function profileCountsByKey(
  { db, prepared }: SqlContext,
  keys: readonly number[],
  viewer: number,
): Promise<ReadonlyMap<number, ProfileCounts>> {
  if (keys.length === 0) return new Map();
  const rows = await prepared.rows(db, 'profile counts', { keys, viewer }, ({ keys, viewer }) =>
    db
      .selectFrom('users as person')
      .where('person.id', 'in', keys)
      .select((eb) => [
        'person.id as id',
        eb
          .selectFrom('pins')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('pins.pinner_id', '=', 'person.id')
          .where((pin) => pin.or([pin('pins.listed', '=', 1), pin('person.id', '=', viewer)]))
          .as('pinCount'),
        eb
          .selectFrom('boards')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('boards.owner_id', '=', 'person.id')
          // Pins without a board are on the profile, which is not counted as a board.
          .where('boards.layout', '!=', 'quick_saves')
          .where((board) =>
            board.or([
              board('person.id', '=', viewer),
              board.and([board('boards.privacy', '=', 'public'), board('boards.is_archived', '=', 0)]),
            ]),
          )
          .as('boardCount'),
        eb
          .selectFrom('user_follows')
          .innerJoin('users', 'users.id', 'user_follows.follower_id')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('user_follows.followed_id', '=', 'person.id')
          .where('users.state', '!=', 'deactivated')
          .as('followerCount'),
        eb
          .selectFrom('user_follows')
          .innerJoin('users', 'users.id', 'user_follows.followed_id')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('user_follows.follower_id', '=', 'person.id')
          .where('users.state', '!=', 'deactivated')
          .as('followingCount'),
      ]),
  );
  return new Map(
    rows.map(({ id, pinCount, boardCount, followerCount, followingCount }) => [
      id,
      {
        pinCount: pinCount ?? 0,
        boardCount: boardCount ?? 0,
        followerCount: followerCount ?? 0,
        followingCount: followingCount ?? 0,
      },
    ]),
  );
}

/** The counts of a missing person. */
export const NO_COUNTS: ProfileCounts = { pinCount: 0, boardCount: 0, followerCount: 0, followingCount: 0 };
