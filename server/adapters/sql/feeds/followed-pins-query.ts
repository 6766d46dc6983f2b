import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { followableBoard, readableBoard } from '../reading/board-visibility.ts';
import { notHidden } from '../reading/hidden-things.ts';
import { notOwnCopy, standsForFollowed } from '../reading/picture-repeats.ts';
import type { Tables } from '../schema/tables.ts';

export type FollowedPinsArguments = {
  readonly viewer: number;
  /** Only pins with a smaller id. */
  readonly before: number;
  /** The largest id of the reading. */
  readonly newest: number;
  readonly limit: number;
  /** `limit` - 1 */
  readonly last: number;
  /** How many of the newest pins are looked at in passing. */
  readonly lookedAt: number;
};

/** From so many people or boards on the newest pins of all are worth a look. */
const MANY = 20;

/**
 * The newest own and followed pins. For who follows much of what is pinned they are among the newest pins of all,
 * which are looked at first. If they are too few, each source (oneself, a person, a board) gives its newest `limit`
 * from an index and the newest of all these are taken. So the cost does not depend on how many pins the store holds.
 * Only the `limit` sources with the newest pins are asked: no others can have a pin among the newest. What the viewer
 * has hidden counts nowhere, and own copies do not come back. Each pin says whether it stands for its picture.
 */
export function followedPinsQuery(db: Kysely<Tables>, args: FollowedPinsArguments) {
  return db
    .with(
      (recent) => recent('recent').materialized(),
      () => followedAmongNewest(db, args),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('recent')
        .select('recent.id')
        .union(ownPins(db, args))
        .union(pinsOfFollowedPeople(db, args))
        .union(pinsOfFollowedBoards(db, args))
        .as('sources'),
    )
    .innerJoin('pins', 'pins.id', 'sources.id')
    .select((eb) => [
      'sources.id',
      eb.case().when(standsForFollowed(args)).then(1).else(0).end().as('stands'),
    ])
    .where(notOwnCopy(args.viewer))
    .orderBy('sources.id', 'desc')
    .limit(args.limit);
}

function followedAmongNewest(db: Kysely<Tables>, { viewer, before, limit, lookedAt }: FollowedPinsArguments) {
  const newest = db
    .selectFrom('pins')
    .select(['pins.id', 'pins.pinner_id', 'pins.board_id', 'pins.shown', 'pins.listed'])
    .where('pins.id', '<', before)
    .where(notOwnCopy(viewer))
    .where(notHidden(viewer))
    .orderBy('pins.id', 'desc')
    .limit(orNone(followsMany(viewer), lookedAt));
  return db
    .selectFrom(newest.as('newest'))
    .select('newest.id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('newest.listed', '=', 1),
          eb.exists(
            eb
              .selectFrom('user_follows')
              .select('user_follows.followed_id')
              .where('user_follows.follower_id', '=', viewer)
              .whereRef('user_follows.followed_id', '=', 'newest.pinner_id'),
          ),
        ]),
        eb.and([
          eb('newest.shown', '=', 1),
          eb.exists(
            eb
              .selectFrom('board_follows')
              .innerJoin('boards', 'boards.id', 'board_follows.board_id')
              .select('boards.id')
              .where('board_follows.follower_id', '=', viewer)
              .whereRef('board_follows.board_id', '=', 'newest.board_id')
              .where(followableBoard(viewer)),
          ),
        ]),
        eb.and([
          eb('newest.pinner_id', '=', viewer),
          eb.exists(
            eb
              .selectFrom('boards')
              .select('boards.id')
              .whereRef('boards.id', '=', 'newest.board_id')
              .where('boards.is_archived', '=', 0)
              .where(readableBoard(viewer)),
          ),
        ]),
      ]),
    )
    .orderBy('newest.id', 'desc')
    .limit(limit);
}

/** Who follows few asks each of them sooner than many others' pins. */
function followsMany(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const people = eb
    .selectFrom('user_follows')
    .select('user_follows.followed_id as source')
    .where('user_follows.follower_id', '=', viewer)
    .limit(MANY);
  const boards = eb
    .selectFrom('board_follows')
    .select('board_follows.board_id as source')
    .where('board_follows.follower_id', '=', viewer)
    .limit(MANY);
  return eb.or([eb(countOf(people), '>=', MANY), eb(countOf(boards), '>=', MANY)]);
}

function countOf(sources: Expression<{ source: number }>): Expression<number> {
  return sql<number>`(select count(*) from (${sources}) as some)`;
}

/** The sources need to be asked: too few were among the newest. */
function areTooFew(limit: number): Expression<SqlBool> {
  return sql<SqlBool>`(select count(*) from recent) < ${limit}`;
}

/** A limit is worked out once, before the first row; a condition would be asked for every row. */
function orNone(condition: Expression<SqlBool>, limit: number): Expression<number> {
  const eb = expressionBuilder<Tables>();
  return eb.case().when(condition).then(limit).else(0).end();
}

function ownPins(db: Kysely<Tables>, { viewer, before, limit }: FollowedPinsArguments) {
  const newest = db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .select('pins.id')
    .where('pins.pinner_id', '=', viewer)
    .where('pins.original_pin_id', 'is', null)
    .where('pins.id', '<', before)
    .where('boards.is_archived', '=', 0)
    .where(readableBoard(viewer))
    .where(notHidden(viewer))
    .orderBy('pins.id', 'desc')
    .limit(orNone(areTooFew(limit), limit));
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
        .where(notHidden(viewer))
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(orNone(areTooFew(limit), limit));
  return (
    db
      .selectFrom(people.as('people'))
      // A cross join keeps the order: first who, then their pins, which are few of all.
      .crossJoin('pins')
      .select('pins.id')
      .whereRef('pins.pinner_id', '=', 'people.person')
      .where('pins.listed', '=', 1)
      .where('pins.id', '<', before)
      .where(notHidden(viewer))
      .where((eb) =>
        eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
          fn.coalesce(
            selectFrom('pins as newer')
              .select('newer.id')
              .whereRef('newer.pinner_id', '=', 'people.person')
              .where('newer.listed', '=', 1)
              .where('newer.id', '<', before)
              .where(notHidden(viewer, 'newer'))
              .orderBy('newer.id', 'desc')
              .limit(1)
              .offset(last),
            lit(0),
          ),
        ),
      )
  );
}

function pinsOfFollowedBoards(db: Kysely<Tables>, { viewer, before, limit, last }: FollowedPinsArguments) {
  const boards = db
    .selectFrom('board_follows')
    .innerJoin('boards', 'boards.id', 'board_follows.board_id')
    .where('board_follows.follower_id', '=', viewer)
    .where(followableBoard(viewer))
    .select((eb) => [
      'boards.id as board',
      eb
        .selectFrom('pins')
        .select((newest) => newest.fn.max('pins.id').as('id'))
        .whereRef('pins.board_id', '=', 'boards.id')
        .where('pins.shown', '=', 1)
        .where('pins.id', '<', before)
        .where(notHidden(viewer))
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(orNone(areTooFew(limit), limit));
  return db
    .selectFrom(boards.as('followed'))
    .crossJoin('pins')
    .select('pins.id')
    .whereRef('pins.board_id', '=', 'followed.board')
    .where('pins.shown', '=', 1)
    .where('pins.id', '<', before)
    .where(notHidden(viewer))
    .where((eb) =>
      eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
        fn.coalesce(
          selectFrom('pins as newer')
            .select('newer.id')
            .whereRef('newer.board_id', '=', 'followed.board')
            .where('newer.shown', '=', 1)
            .where('newer.id', '<', before)
            .where(notHidden(viewer, 'newer'))
            .orderBy('newer.id', 'desc')
            .limit(1)
            .offset(last),
          lit(0),
        ),
      ),
    );
}
