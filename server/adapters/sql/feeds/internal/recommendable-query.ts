import type { Kysely } from 'kysely';
import { notBlocked } from '../../reading/blocked-people.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { notOwnCopy } from '../../reading/picture-repeats.ts';
import type { Tables } from '../../schema/tables.ts';

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
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .select('pins.id')
    .where('pins.id', 'in', keys)
    .where('pins.listed', '=', 1)
    .where(notOwnCopy(viewer))
    .where(notHidden(viewer))
    .where(notBlocked(viewer, 'pins.pinner_id'))
    .where(notBlocked(viewer, 'boards.owner_id'))
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
