import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Whether the row of `pins`, or its alias, may appear in feeds of the viewer: neither the pin nor its pinner nor its
 * board is hidden.
 */
export function notHidden(viewer: number, pins = 'pins'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const column = (name: 'id' | 'pinner_id' | 'board_id') => sql<number>`${sql.ref(`${pins}.${name}`)}`;
  return eb.not(
    eb.or([
      eb.exists(
        eb
          .selectFrom('pin_hides')
          .select('pin_hides.pin_id')
          .where('pin_hides.user_id', '=', viewer)
          .where('pin_hides.pin_id', '=', column('id')),
      ),
      eb.exists(
        eb
          .selectFrom('person_hides')
          .select('person_hides.person_id')
          .where('person_hides.user_id', '=', viewer)
          .where('person_hides.person_id', '=', column('pinner_id')),
      ),
      eb.exists(
        eb
          .selectFrom('board_hides')
          .select('board_hides.board_id')
          .where('board_hides.user_id', '=', viewer)
          .where('board_hides.board_id', '=', column('board_id')),
      ),
    ]),
  );
}
