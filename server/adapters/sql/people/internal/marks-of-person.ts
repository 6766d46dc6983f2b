import type { Kysely } from 'kysely';
import { countReactionsOf } from '../../schema/reaction-counts.ts';
import type { Tables, UserRow } from '../../schema/tables.ts';

/**
 * Removes a deactivated user from the counts of followed boards and topics and of the user's reactions, or adds a
 * reactivated user again. Three statements, none when nothing has changed.
 */
export async function recountMarksOf(
  db: Kysely<Tables>,
  user: number,
  before: UserRow['state'],
  after: UserRow['state'],
): Promise<void> {
  if (counts(after) === counts(before)) return;
  const change = counts(after) ? 1 : -1;
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
  await countReactionsOf(db, user, change);
}

function counts(state: UserRow['state']): boolean {
  return state !== 'deactivated';
}
