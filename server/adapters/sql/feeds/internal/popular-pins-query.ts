import { expressionBuilder, type Expression, type Kysely } from 'kysely';
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
  return popularPins(db, args)
    .select(shownOfListed(args.viewer).as('shown_id'))
    .where(standsForListed(args))
    .limit(args.limit);
}

/** The same without pins that the viewer has created or follows. */
export function popularPinsOfOthersQuery(db: Kysely<Tables>, args: PopularPinsArguments) {
  const { viewer } = args;
  return popularPins(db, args)
    .select(shownOfOthers(viewer).as('shown_id'))
    .where(standsForListedOfOthers(args))
    .where('pins.pinner_id', '!=', viewer)
    .where('pins.pinner_id', 'not in', followedPeople(viewer))
    .where('pins.board_id', 'not in', ({ selectFrom }) =>
      selectFrom('board_follows')
        .select('board_follows.board_id')
        .where('board_follows.follower_id', '=', viewer),
    )
    .limit(noneWithoutStrangers(args));
}

function popularPins(db: Kysely<Tables>, { viewer, newest, rank, id }: PopularPinsArguments) {
  return db
    .selectFrom('pins')
    .select(['pins.id', 'pins.rank'])
    .where('pins.listed', '=', 1)
    .where('pins.id', '<=', newest)
    .where((eb) => eb(eb.refTuple('pins.rank', 'pins.id'), '<', eb.tuple(rank, id)))
    .where(notHidden(viewer))
    .orderBy('pins.rank', 'desc')
    .orderBy('pins.id', 'desc');
}

function followedPeople(viewer: number) {
  return expressionBuilder<Tables>()
    .selectFrom('user_follows')
    .select('user_follows.followed_id')
    .where('user_follows.follower_id', '=', viewer);
}

/**
 * The limit, or 0 when the viewer follows everybody else who pins, as in a family: then the result is empty, and
 * finding that out would scan every pin. The engine evaluates a limit once, before the first row.
 */
function noneWithoutStrangers({ viewer, limit }: PopularPinsArguments): Expression<number> {
  const eb = expressionBuilder<Tables>();
  const limitIfAnyStranger = eb
    .selectFrom('users as stranger')
    .select(eb.cast<number>(eb.val(limit), 'bigint').as('limit'))
    .where('stranger.id', '!=', viewer)
    .where('stranger.id', 'not in', followedPeople(viewer))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pins as strange')
          .select('strange.id')
          .whereRef('strange.pinner_id', '=', 'stranger.id')
          .where('strange.listed', '=', 1),
      ),
    )
    .limit(1);
  return eb.fn.coalesce(limitIfAnyStranger, eb.lit(0));
}
