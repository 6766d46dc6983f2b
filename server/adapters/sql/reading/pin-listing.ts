import { expressionBuilder, type Expression, type Kysely } from 'kysely';
import type { BoardRow, Flag, Tables } from '../schema/tables.ts';

/**
 * Works out anew which pins of a user, and on the user's boards, may stand in lists. Three statements; call it
 * whenever the state of the user has changed.
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

/** Works out anew which pins of a board may stand in lists; call it whenever the board has changed. One statement. */
export async function relistPinsOnBoard(db: Kysely<Tables>, board: number): Promise<void> {
  await db.updateTable('pins').set({ listed: listedOrNot() }).where('pins.board_id', '=', board).execute();
}

/** Whether a pin that comes to this board is listed there: if the board is, and its pinner is not deactivated. */
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
