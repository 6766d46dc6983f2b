import { expressionBuilder, type Expression, type Kysely } from 'kysely';
import type { Flag } from '../schema/flag.ts';
import type { BoardRow, Tables } from '../schema/tables.ts';

/**
 * Updates `is_listed` of a user's pins, and of the pins on the user's boards. Three statements; call it after every
 * change of the user's state.
 */
export async function relistPinsOf(db: Kysely<Tables>, user: number): Promise<void> {
  const { shown } = await db
    .selectFrom('users')
    .where('id', '=', user)
    .select((eb) => eb.case().when('state', '=', 'deactivated').then<Flag>(0).else<Flag>(1).end().as('shown'))
    .executeTakeFirst()
    .then((row) => row ?? { shown: 0 as const });
  await db.updateTable('pins').set({ shown }).where('pinner_id', '=', user).execute();
  await db
    .updateTable('pins')
    .set({ listed: listedOrNot() })
    .where((eb) =>
      eb.or([
        eb('pins.pinner_id', '=', user),
        eb(
          'pins.board_id',
          'in',
          eb.selectFrom('boards').select('boards.id').where('boards.owner_id', '=', user),
        ),
      ]),
    )
    .execute();
}

/** Updates `is_listed` of a board's pins; call it after every change of the board. One statement. */
export async function relistPinsOnBoard(db: Kysely<Tables>, board: number): Promise<void> {
  await db.updateTable('pins').set({ listed: listedOrNot() }).where('pins.board_id', '=', board).execute();
}

/** Whether a new pin of this board is listed: the board is listed, and the pinner is not deactivated. */
export function relistedOn(
  board: Pick<BoardRow, 'privacy' | 'is_archived'> & { readonly owner_state: string },
): Expression<Flag> {
  const eb = expressionBuilder<Tables, 'pins'>();
  const isListed =
    board.privacy === 'public' && board.is_archived === 0 && board.owner_state !== 'deactivated';
  return isListed ? eb.ref('pins.shown') : eb.lit<Flag>(0);
}

/**
 * 1 if the row of `pins` is listed: its board is public and not archived, and neither its pinner nor the board's
 * owner is deactivated.
 */
function listedOrNot(): Expression<Flag> {
  const eb = expressionBuilder<Tables, 'pins'>();
  return eb
    .case()
    .when(
      eb.exists(
        eb
          .selectFrom('boards')
          .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
          .innerJoin('users as pinner', (join) => join.onRef('pinner.id', '=', 'pins.pinner_id'))
          .select('boards.id')
          .whereRef('boards.id', '=', 'pins.board_id')
          .where('boards.privacy', '=', 'public')
          .where('boards.is_archived', '=', 0)
          .where('owner.state', '!=', 'deactivated')
          .where('pinner.state', '!=', 'deactivated'),
      ),
    )
    .then<Flag>(1)
    .else<Flag>(0)
    .end();
}
