import { expressionBuilder, type Kysely } from 'kysely';
import { notHidden } from '../../reading/hidden-things.ts';
import type { Flag } from '../../schema/flag.ts';
import type { Tables } from '../../schema/tables.ts';
import { isRecommendableUnlessHidden } from './recommendable-query.ts';

/** Pins that may stand in a home feed, with what decides on their places. */
export function homePinsQuery(
  db: Kysely<Tables>,
  { keys, viewer }: { readonly keys: readonly number[]; readonly viewer: number },
) {
  const eb = expressionBuilder<Tables, never>();
  return db
    .selectFrom('pins')
    .leftJoin('seen_pins', (join) =>
      join.onRef('seen_pins.pin_id', '=', 'pins.id').on('seen_pins.user_id', '=', viewer),
    )
    .select([
      'pins.id',
      'pins.root_id',
      'pins.pinner_id',
      'pins.board_id',
      'pins.link',
      'pins.created_at',
      'pins.picture_signature',
      'seen_pins.seen_at',
      eb
        .case()
        .when(isRecommendableUnlessHidden(viewer))
        .then<Flag>(1)
        .else<Flag>(0)
        .end()
        .as('is_recommendable_unless_hidden'),
      eb.case().when(notHidden(viewer)).then<Flag>(1).else<Flag>(0).end().as('is_wanted'),
    ])
    .where('pins.id', 'in', keys);
}
