import type { Kysely } from 'kysely';
import { readableBoard, sharedBoard, activeOwner } from './board-visibility.ts';
import type { Tables } from './tables.ts';

export type FollowedPinsArguments = {
  readonly viewer: number;
  /** Only pins with a smaller id. */
  readonly before: number;
  readonly limit: number;
  /** `limit` - 1 */
  readonly last: number;
};

/**
 * The newest own and followed pins. Each source (oneself, a person, a board) gives its newest `limit` from an index
 * and the newest of all these are taken, so the cost does not depend on how many pins the store holds. Only the
 * `limit` sources with the newest pins are asked: no others can have a pin among the newest.
 */
export function followedPinsQuery(db: Kysely<Tables>, args: FollowedPinsArguments) {
  return db
    .selectFrom(
      ownPins(db, args)
        .union(pinsOfFollowedPeople(db, args))
        .union(pinsOfFollowedBoards(db, args))
        .as('sources'),
    )
    .select('sources.id')
    .orderBy('sources.id', 'desc')
    .limit(args.limit);
}

function ownPins(db: Kysely<Tables>, { viewer, before, limit }: FollowedPinsArguments) {
  const newest = db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .select('pins.id')
    .where('pins.pinner_id', '=', viewer)
    .where('pins.id', '<', before)
    .where('boards.is_archived', '=', 0)
    .where(readableBoard(viewer))
    .orderBy('pins.id', 'desc')
    .limit(limit);
  return db.selectFrom(newest.as('own')).select('own.id');
}

function pinsOfFollowedPeople(db: Kysely<Tables>, { viewer, before, limit, last }: FollowedPinsArguments) {
  const people = db
    .selectFrom('user_follows')
    .where('user_follows.follower_id', '=', viewer)
    .select((eb) => [
      'user_follows.followed_id as person',
      eb
        .selectFrom('pins')
        .select((newest) => newest.fn.max('pins.id').as('id'))
        .whereRef('pins.pinner_id', '=', 'user_follows.followed_id')
        .where('pins.listed', '=', 1)
        .where('pins.id', '<', before)
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(limit);
  return db
    .selectFrom(people.as('people'))
    .innerJoin('pins', 'pins.pinner_id', 'people.person')
    .select('pins.id')
    .where('pins.listed', '=', 1)
    .where('pins.id', '<', before)
    .where((eb) =>
      eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
        fn.coalesce(
          selectFrom('pins as newer')
            .select('newer.id')
            .whereRef('newer.pinner_id', '=', 'people.person')
            .where('newer.listed', '=', 1)
            .where('newer.id', '<', before)
            .orderBy('newer.id', 'desc')
            .limit(1)
            .offset(last),
          lit(0),
        ),
      ),
    );
}

function pinsOfFollowedBoards(db: Kysely<Tables>, { viewer, before, limit, last }: FollowedPinsArguments) {
  const boards = db
    .selectFrom('board_follows')
    .innerJoin('boards', 'boards.id', 'board_follows.board_id')
    .where('board_follows.follower_id', '=', viewer)
    .where('boards.is_archived', '=', 0)
    .where((eb) =>
      eb.or([
        eb('boards.owner_id', '=', viewer),
        eb.and([activeOwner(), eb.or([eb('boards.privacy', '=', 'public'), sharedBoard(viewer)])]),
      ]),
    )
    .select((eb) => [
      'boards.id as board',
      eb
        .selectFrom('pins')
        .select((newest) => newest.fn.max('pins.id').as('id'))
        .whereRef('pins.board_id', '=', 'boards.id')
        .where('pins.shown', '=', 1)
        .where('pins.id', '<', before)
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(limit);
  return db
    .selectFrom(boards.as('followed'))
    .innerJoin('pins', 'pins.board_id', 'followed.board')
    .select('pins.id')
    .where('pins.shown', '=', 1)
    .where('pins.id', '<', before)
    .where((eb) =>
      eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
        fn.coalesce(
          selectFrom('pins as newer')
            .select('newer.id')
            .whereRef('newer.board_id', '=', 'followed.board')
            .where('newer.shown', '=', 1)
            .where('newer.id', '<', before)
            .orderBy('newer.id', 'desc')
            .limit(1)
            .offset(last),
          lit(0),
        ),
      ),
    );
}
