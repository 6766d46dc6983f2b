import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { notBlocked } from '../../reading/blocked-people.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { notOwnCopy } from '../../reading/picture-repeats.ts';
import { unindexed } from '../../reading/unindexed.ts';
import type { Tables } from '../../schema/tables.ts';

/**
 * Whether the row of `pins` may be recommended to the viewer unless they have hidden it. Its board is looked up by its
 * key: for a join, an engine reads all boards.
 */
export function isRecommendableUnlessHidden(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'pins'>();
  return eb.and([
    // Else all listed pins would be scanned for the few that are asked about.
    eb(unindexed('pins.listed'), '=', 1),
    notOwnCopy(viewer),
    notBlocked(viewer, 'pins.pinner_id'),
    eb.exists(
      eb
        .selectFrom('boards')
        .select('boards.id')
        .whereRef('boards.id', '=', 'pins.board_id')
        // Most pins are their board owner's, who is known by now.
        .where((own) =>
          own.or([
            own('boards.owner_id', '=', own.ref('pins.pinner_id')),
            notBlocked(viewer, 'boards.owner_id'),
          ]),
        ),
    ),
  ]);
}

/** The listed ones among these pins that may be recommended to the viewer, without those that are also on the board. */
export function recommendableQuery(
  db: Kysely<Tables>,
  {
    keys,
    viewer,
    board,
  }: { readonly keys: readonly number[]; readonly viewer: number; readonly board: number },
) {
  return db
    .selectFrom('pins')
    .select('pins.id')
    .where('pins.id', 'in', keys)
    .where(isRecommendableUnlessHidden(viewer))
    .where(notHidden(viewer))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pins as saved')
            .select('saved.id')
            .whereRef('saved.root_id', '=', 'pins.root_id')
            .where('saved.board_id', '=', board),
        ),
      ),
    );
}

/** The public ones among these boards that may be recommended to the viewer; quick-saves have no name of their own. */
export function recommendableBoardsQuery(
  db: Kysely<Tables>,
  { keys, viewer }: { readonly keys: readonly number[]; readonly viewer: number },
) {
  return db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.owner_id')
    .select('boards.id')
    .where('boards.id', 'in', keys)
    .where('boards.privacy', '=', 'public')
    .where('boards.is_archived', '=', 0)
    .where('boards.layout', '=', 'default')
    .where('users.state', '!=', 'deactivated')
    .where(notBlocked(viewer, 'boards.owner_id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('board_hides')
            .select('board_hides.board_id')
            .whereRef('board_hides.board_id', '=', 'boards.id')
            .where('board_hides.user_id', '=', viewer),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person_hides')
            .select('person_hides.person_id')
            .whereRef('person_hides.person_id', '=', 'boards.owner_id')
            .where('person_hides.user_id', '=', viewer),
        ),
      ),
    );
}
