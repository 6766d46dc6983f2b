import { sql, type Expression, type Kysely } from 'kysely';
import { readableBoard } from './board-visibility.ts';
import type { Tables } from './tables.ts';

export type UserPinsArguments = {
  readonly user: number;
  /** Only pins with a smaller id. */
  readonly before: number;
  readonly limit: number;
};

export type UserPinsForm = {
  /** For the user in person: all that they may read, listed or not. */
  readonly own: boolean;
  readonly createdOnly: boolean;
  readonly quickSavesOnly: boolean;
};

/** A user's pins, newest first, read from an index in the order of the answer. */
export function userPinsQuery(
  db: Kysely<Tables>,
  { user, before, limit }: UserPinsArguments,
  form: UserPinsForm,
) {
  return db
    .selectFrom('pins')
    .select('pins.id')
    .where('pins.id', '<', before)
    .$if(!form.quickSavesOnly, (pins) => pins.where('pins.pinner_id', '=', user))
    .$if(form.quickSavesOnly, (pins) =>
      pins
        .where('pins.shown', '=', 1)
        .where('pins.board_id', '=', ({ selectFrom }) =>
          selectFrom('boards as quick_saves')
            .select('quick_saves.id')
            .where('quick_saves.owner_id', '=', user)
            .where('quick_saves.layout', '=', 'quick_saves'),
        )
        .where((eb) => eb(unindexed('pins.pinner_id'), '=', user)),
    )
    .$if(form.createdOnly, (pins) => pins.where('pins.original_pin_id', 'is', null))
    .$if(!form.own, (pins) =>
      pins.where((eb) => eb(form.createdOnly ? unindexed('pins.listed') : 'pins.listed', '=', 1)),
    )
    .$if(form.own, (pins) =>
      pins.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('boards')
            .select('boards.id')
            .whereRef('boards.id', '=', 'pins.board_id')
            .where(readableBoard(user)),
        ),
      ),
    )
    .orderBy('pins.id', 'desc')
    .limit(limit);
}

/** The column, but nothing that an engine would choose an index for: another condition is the rarer one. */
function unindexed(column: string): Expression<number> {
  return sql<number>`+${sql.ref(column)}`;
}
