import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { readableBoard } from '../../reading/board-visibility.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { unindexed } from '../../reading/unindexed.ts';
import type { Tables } from '../../schema/tables.ts';

export type UserPinsArguments = {
  readonly user: number;
  /** Only pins with a smaller id, or with a larger id in ascending order. */
  readonly from: number;
  readonly limit: number;
  readonly viewer: number;
};

export type UserPinsForm = {
  /** True for the user's own view: all pins that they may read, listed or not. */
  readonly own: boolean;
  readonly createdOnly: boolean;
  readonly quickSavesOnly: boolean;
  readonly oldestFirst: boolean;
  /** Leaves out what the viewer has hidden. */
  readonly withoutHidden: boolean;
};

/** A user's pins by age, read from an index in this order. */
export function userPinsQuery(
  db: Kysely<Tables>,
  { user, from, limit, viewer }: UserPinsArguments,
  form: UserPinsForm,
) {
  return db
    .selectFrom('pins')
    .select('pins.id')
    .where('pins.id', form.oldestFirst ? '>' : '<', from)
    .$if(!form.quickSavesOnly, (pins) => pins.where('pins.pinner_id', '=', user))
    .$if(form.quickSavesOnly, (pins) =>
      pins
        .where('pins.shown', '=', 1)
        .where('pins.board_id', '=', ({ selectFrom }) =>
          selectFrom('boards as quick_saves')
            .select('quick_saves.id')
            .where('quick_saves.owner_id', '=', user)
            .where('quick_saves.layout', '=', sql.lit('quick_saves')),
        )
        .where((eb) => eb(unindexed('pins.pinner_id'), '=', user)),
    )
    .$if(form.createdOnly, (pins) => pins.where('pins.original_pin_id', 'is', null))
    .$if(!form.own, (pins) =>
      pins.where((eb) => eb(form.createdOnly ? unindexed('pins.listed') : 'pins.listed', '=', 1)),
    )
    .$if(form.own, (pins) => pins.where(visibleInLists(user)))
    .$if(form.withoutHidden, (pins) => pins.where(notHidden(viewer)))
    .orderBy('pins.id', form.oldestFirst ? 'asc' : 'desc')
    .limit(limit);
}

/** The pin is on a board that its pinner may read; for other viewers (null) it is listed. */
export function visibleInLists(pinner: number | null): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'pins'>();
  if (pinner === null) return eb('pins.listed', '=', 1);
  return eb.exists(
    eb
      .selectFrom('boards')
      .select('boards.id')
      .whereRef('boards.id', '=', 'pins.board_id')
      .where(readableBoard(pinner)),
  );
}
