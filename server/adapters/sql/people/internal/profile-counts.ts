import { sql, type Kysely } from 'kysely';
import { toBoardId } from '../../../../../src/domain/ids/ids.ts';
import type { OwnCounts, ProfileCounts } from '../../../../application/ports/pins/views.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';
import { unseenConversations } from './conversation-queries.ts';
import { unreadNews } from './news-query.ts';
import type { Tables } from '../../schema/tables.ts';

/** Counts of a person's content as far as the viewer may see it. One statement. */
export async function profileCountsByKey(
  { db, prepared }: SqlContext,
  keys: readonly number[],
  viewer: number,
): Promise<ReadonlyMap<number, ProfileCounts>> {
  if (keys.length === 0) return new Map();
  const rows = await prepared.rows(db, 'profile counts', { keys, viewer }, ({ keys, viewer }) =>
    counted(db, viewer).where('person.id', 'in', keys),
  );
  return new Map(rows.map((row) => [row.id, countsIn(row)]));
}

/** One statement. */
export async function ownCounts({ db, prepared }: SqlContext, key: number): Promise<OwnCounts> {
  const [row] = await prepared.rows(db, 'own counts', { viewer: key }, ({ viewer }) =>
    counted(db, viewer)
      .select((eb) => [
        eb
          .selectFrom('boards')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('boards.owner_id', '=', 'person.id')
          .where('boards.privacy', '=', 'secret')
          .as('secretBoardCount'),
        eb
          .selectFrom('boards')
          .select('boards.id')
          .whereRef('boards.owner_id', '=', 'person.id')
          // The partial index covers only these boards, so the condition must be a literal in the statement.
          .where('boards.layout', '=', sql.lit('quick_saves'))
          .as('quickSaves'),
        unreadNews(db, viewer).as('unreadNews'),
        unseenConversations(db, viewer).as('unseenConversations'),
      ])
      .where('person.id', '=', viewer),
  );
  return {
    counts: row === undefined ? NO_COUNTS : countsIn(row),
    secretBoardCount: row?.secretBoardCount ?? 0,
    unreadNewsCount: row?.unreadNews ?? 0,
    unseenConversationCount: row?.unseenConversations ?? 0,
    quickSavesBoardId: row?.quickSaves == null ? null : toBoardId(String(row.quickSaves)),
  };
}

/** The columns of counts for each row of `person`. */
function counted(db: Kysely<Tables>, viewer: number) {
  return db.selectFrom('users as person').select((eb) => [
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
  ]);
}

type Counted = { readonly [Name in keyof ProfileCounts]: number | null };

function countsIn({ pinCount, boardCount, followerCount, followingCount }: Counted): ProfileCounts {
  return {
    pinCount: pinCount ?? 0,
    boardCount: boardCount ?? 0,
    followerCount: followerCount ?? 0,
    followingCount: followingCount ?? 0,
  };
}

/** The counts of a missing person. */
export const NO_COUNTS: ProfileCounts = { pinCount: 0, boardCount: 0, followerCount: 0, followingCount: 0 };
