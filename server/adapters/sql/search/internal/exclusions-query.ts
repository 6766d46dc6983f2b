import { sql, type Kysely } from 'kysely';
import { notBlocked } from '../../reading/blocked-people.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { unindexed } from '../../reading/unindexed.ts';
import type { Tables } from '../../schema/tables.ts';

/** What a user has hidden or blocked, and by whom the user is blocked. */
export function exclusionsQuery(db: Kysely<Tables>, viewer: number) {
  return db
    .selectFrom('pin_hides')
    .select([sql<string>`'pin'`.as('kind'), 'pin_hides.pin_id as id'])
    .where('pin_hides.user_id', '=', viewer)
    .unionAll(
      db
        .selectFrom('board_hides')
        .select([sql<string>`'board'`.as('kind'), 'board_hides.board_id as id'])
        .where('board_hides.user_id', '=', viewer),
    )
    .unionAll(
      db
        .selectFrom('person_hides')
        .select([sql<string>`'person'`.as('kind'), 'person_hides.person_id as id'])
        .where('person_hides.user_id', '=', viewer),
    )
    .unionAll(
      db
        .selectFrom('user_blocks')
        .select([sql<string>`'person'`.as('kind'), 'user_blocks.blocked_id as id'])
        .where('user_blocks.blocker_id', '=', viewer),
    )
    .unionAll(
      db
        .selectFrom('user_blocks')
        .select([sql<string>`'person'`.as('kind'), 'user_blocks.blocker_id as id'])
        .where('user_blocks.blocked_id', '=', viewer),
    );
}

/** The listed ones among these pins that the viewer may find. */
export function findablePinsQuery(
  db: Kysely<Tables>,
  { keys, viewer }: { readonly keys: readonly number[]; readonly viewer: number },
) {
  return (
    db
      .selectFrom('pins')
      .select('pins.id')
      .where('pins.id', 'in', keys)
      // Else all listed pins would be scanned for these few.
      .where(unindexed('pins.listed'), '=', 1)
      .where(notHidden(viewer))
      .where(notBlocked(viewer, 'pins.pinner_id'))
  );
}
