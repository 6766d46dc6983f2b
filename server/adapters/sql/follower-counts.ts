import type { Kysely } from 'kysely';
import type { Tables, UserRow } from './tables.ts';

/**
 * Deactivated people are no followers: takes the user out of the counts of the boards and topics that the user
 * follows, or back in. Two statements, none when nothing has changed.
 */
export async function recountWhatIsFollowedBy(
  db: Kysely<Tables>,
  user: number,
  before: UserRow['state'],
  after: UserRow['state'],
): Promise<void> {
  const change = counts(after) - counts(before);
  if (change === 0) return;
  await db
    .updateTable('boards')
    .set((eb) => ({ follower_count: eb('follower_count', '+', change) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('board_follows')
        .select('board_follows.board_id')
        .where('board_follows.follower_id', '=', user),
    )
    .execute();
  await db
    .updateTable('interests')
    .set((eb) => ({ follower_count: eb('follower_count', '+', change) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('interest_follows')
        .select('interest_follows.interest_id')
        .where('interest_follows.follower_id', '=', user),
    )
    .execute();
}

function counts(state: UserRow['state']): 0 | 1 {
  return state === 'deactivated' ? 0 : 1;
}
