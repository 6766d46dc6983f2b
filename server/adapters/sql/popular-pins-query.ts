import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

export type PopularPinsArguments = {
  readonly viewer: number;
  /** The largest id of the snapshot. */
  readonly newest: number;
  /** Only pins that come after this rank and id. */
  readonly rank: number;
  readonly id: number;
  readonly limit: number;
};

/** Listed pins by rank, read from one index in the order of the answer. */
export function popularPinsQuery(
  db: Kysely<Tables>,
  { viewer, newest, rank, id, limit }: PopularPinsArguments,
  { exceptOwnAndFollowed }: { readonly exceptOwnAndFollowed: boolean },
) {
  return db
    .selectFrom('pins')
    .select(['pins.id', 'pins.rank'])
    .where('pins.listed', '=', 1)
    .where('pins.id', '<=', newest)
    .where((eb) => eb(eb.refTuple('pins.rank', 'pins.id'), '<', eb.tuple(rank, id)))
    .$if(exceptOwnAndFollowed, (pins) =>
      pins
        .where(anyStrangers(viewer))
        .where('pins.pinner_id', '!=', viewer)
        .where('pins.pinner_id', 'not in', (eb) =>
          eb
            .selectFrom('user_follows')
            .select('user_follows.followed_id')
            .where('user_follows.follower_id', '=', viewer),
        )
        .where('pins.board_id', 'not in', (eb) =>
          eb
            .selectFrom('board_follows')
            .select('board_follows.board_id')
            .where('board_follows.follower_id', '=', viewer),
        ),
    )
    .orderBy('pins.rank', 'desc')
    .orderBy('pins.id', 'desc')
    .limit(limit);
}

/**
 * False where the viewer is alone or follows everybody who pins, as in a family: the answer is empty then, and every
 * pin would have to be looked at to find out. It does not depend on the pin, so engines evaluate it once; `exists`
 * would be taken for a join.
 */
function anyStrangers(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const stranger = eb
    .selectFrom('users as stranger')
    .select('stranger.id')
    .where('stranger.id', '!=', viewer)
    .where('stranger.id', 'not in', ({ selectFrom }) =>
      selectFrom('user_follows')
        .select('user_follows.followed_id')
        .where('user_follows.follower_id', '=', viewer),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pins as strange')
          .select('strange.id')
          .whereRef('strange.pinner_id', '=', 'stranger.id')
          .where('strange.listed', '=', 1),
      ),
    )
    .limit(1);
  return eb(stranger, 'is not', null);
}
