import type { Kysely } from 'kysely';
import { notHidden } from '../../reading/hidden-things.ts';
import {
  shownOfListed,
  shownOfOthers,
  standsForListed,
  standsForListedOfOthers,
} from '../../reading/picture-repeats.ts';
import type { Tables } from '../../schema/tables.ts';

export type PopularPinsArguments = {
  readonly viewer: number;
  /** The largest id of the snapshot. */
  readonly newest: number;
  /** Only pins after this rank and id. */
  readonly rank: number;
  readonly id: number;
  readonly limit: number;
};

/**
 * Listed pins by rank, without those that the viewer has hidden, one of each picture. Read from one index in this
 * order. Each row also has the pin that represents its picture.
 */
export function popularPinsQuery(db: Kysely<Tables>, args: PopularPinsArguments) {
  return byRank(db, args)
    .select(['pins.id', 'pins.rank', shownOfListed(args.viewer, 'pins').as('shown_id')])
    .where(notHidden(args.viewer))
    .where(standsForListed(args))
    .limit(args.limit);
}

/**
 * The same without pins that the viewer has created or follows. Only the `lookedAt` most popular pins are scanned: a
 * viewer who follows almost everybody would else scan all pins of the store.
 */
export function popularPinsOfOthersQuery(
  db: Kysely<Tables>,
  args: PopularPinsArguments & { readonly lookedAt: number },
) {
  const { viewer, limit, lookedAt } = args;
  const candidates = byRank(db, args)
    .select(['pins.id', 'pins.rank', 'pins.pinner_id', 'pins.board_id', 'pins.picture_signature'])
    .limit(lookedAt);
  return db
    .selectFrom(candidates.as('candidates'))
    .select(['candidates.id', 'candidates.rank', shownOfOthers(viewer, 'candidates').as('shown_id')])
    .where('candidates.pinner_id', '!=', viewer)
    .where((eb) =>
      // Within `not or` PostgreSQL keeps the order of the candidates; it would make joins of two conditions.
      eb.not(
        eb.or([
          eb.exists(
            eb
              .selectFrom('user_follows')
              .select('user_follows.followed_id')
              .where('user_follows.follower_id', '=', viewer)
              .whereRef('user_follows.followed_id', '=', 'candidates.pinner_id'),
          ),
          eb.exists(
            eb
              .selectFrom('board_follows')
              .select('board_follows.board_id')
              .where('board_follows.follower_id', '=', viewer)
              .whereRef('board_follows.board_id', '=', 'candidates.board_id'),
          ),
        ]),
      ),
    )
    .where(notHidden(viewer, 'candidates'))
    .where(standsForListedOfOthers(args, 'candidates'))
    .orderBy('candidates.rank', 'desc')
    .orderBy('candidates.id', 'desc')
    .limit(limit);
}

function byRank(db: Kysely<Tables>, { newest, rank, id }: PopularPinsArguments) {
  return db
    .selectFrom('pins')
    .where('pins.listed', '=', 1)
    .where('pins.id', '<=', newest)
    .where((eb) => eb(eb.refTuple('pins.rank', 'pins.id'), '<', eb.tuple(rank, id)))
    .orderBy('pins.rank', 'desc')
    .orderBy('pins.id', 'desc');
}
