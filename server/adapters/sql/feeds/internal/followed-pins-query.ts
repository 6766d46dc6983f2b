import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { followableBoard, readableBoard } from '../../reading/board-visibility.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { notOwnCopy, standsForFollowed } from '../../reading/picture-repeats.ts';
import type { Tables } from '../../schema/tables.ts';

export type FollowedPinsArguments = {
  readonly viewer: number;
  /** Only pins with a smaller id. */
  readonly before: number;
  /** The largest id of the snapshot. */
  readonly newest: number;
  readonly limit: number;
  /** `limit` - 1 */
  readonly last: number;
  /** How many of the newest pins of the store are scanned first. */
  readonly lookedAt: number;
};

/** Whether the viewer's own pins are among them. */
type Form = { readonly withOwn: boolean };

/** With at least this number of followed people or boards, the newest pins of the store are scanned first. */
const MANY = 20;

/**
 * The newest own and followed pins. A viewer who follows many sources finds them among the newest pins of the store,
 * which are scanned first. If they are too few, each source (the viewer, a person, a board) contributes its newest
 * `limit` pins from an index, and the newest of them are taken. So the cost does not depend on the number of pins in
 * the store. Only the `limit` sources with the newest pins are read: no other source can contribute. Pins that the
 * viewer has hidden and the viewer's own copies are left out. Each pin says whether it represents its picture.
 */
export function followedPinsQuery(db: Kysely<Tables>, args: FollowedPinsArguments, form: Form) {
  return (
    db
      .with(
        (recent) => recent('recent').materialized(),
        () => followedAmongNewest(db, args, form),
      )
      .selectFrom((eb) =>
        eb
          .selectFrom((sources) =>
            sources
              .selectFrom('recent')
              .select('recent.id')
              .$if(form.withOwn, (all) => all.union(ownPins(db, args)))
              .union(pinsOfFollowedPeople(db, args, form))
              .union(pinsOfFollowedBoards(db, args, form))
              .as('sources'),
          )
          .innerJoin('pins', 'pins.id', 'sources.id')
          .select('sources.id')
          .where(notOwnCopy(args.viewer))
          .orderBy('sources.id', 'desc')
          .limit(args.limit)
          .as('newest_of_all'),
      )
      // Only these few pins are compared with others of the same picture.
      .innerJoin('pins', 'pins.id', 'newest_of_all.id')
      .select((eb) => [
        'newest_of_all.id',
        eb.case().when(standsForFollowed(args)).then(1).else(0).end().as('stands'),
      ])
      .orderBy('newest_of_all.id', 'desc')
  );
}

function followedAmongNewest(
  db: Kysely<Tables>,
  { viewer, before, limit, lookedAt }: FollowedPinsArguments,
  form: Form,
) {
  const newest = db
    .selectFrom('pins')
    .select(['pins.id', 'pins.pinner_id', 'pins.board_id', 'pins.shown', 'pins.listed'])
    .where('pins.id', '<', before)
    .where(notOwnCopy(viewer))
    .where(wanted(viewer, form))
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

/** Not hidden, and a pin of somebody else where own ones do not belong to the list. */
function wanted(viewer: number, { withOwn }: Form, pins = 'pins'): Expression<SqlBool> {
  const shown = notHidden(viewer, pins);
  if (withOwn) return shown;
  return expressionBuilder<Tables>().and([shown, sql<SqlBool>`${sql.ref(`${pins}.pinner_id`)} != ${viewer}`]);
}

/** With few followed sources, reading each of them is cheaper than scanning the pins of others. */
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
  return sql<number>`(select count(*) from (${sources}) as source)`;
}

/** The scan found too few pins, so the sources are read. */
function areTooFew(limit: number): Expression<SqlBool> {
  return sql<SqlBool>`(select count(*) from recent) < ${limit}`;
}

/** The engine evaluates a limit once, before the first row, but a condition for every row. */
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

function pinsOfFollowedPeople(
  db: Kysely<Tables>,
  { viewer, before, limit, last }: FollowedPinsArguments,
  form: Form,
) {
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
        .where(wanted(viewer, form))
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(orNone(areTooFew(limit), limit));
  return (
    db
      .selectFrom(people.as('people'))
      // A cross join keeps the join order: first the sources, then their few pins.
      .crossJoin('pins')
      .select('pins.id')
      .whereRef('pins.pinner_id', '=', 'people.person')
      .where('pins.listed', '=', 1)
      .where('pins.id', '<', before)
      .where(wanted(viewer, form))
      .where((eb) =>
        eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
          fn.coalesce(
            selectFrom('pins as newer')
              .select('newer.id')
              .whereRef('newer.pinner_id', '=', 'people.person')
              .where('newer.listed', '=', 1)
              .where('newer.id', '<', before)
              .where(wanted(viewer, form, 'newer'))
              .orderBy('newer.id', 'desc')
              .limit(1)
              .offset(last),
            lit(0),
          ),
        ),
      )
  );
}

function pinsOfFollowedBoards(
  db: Kysely<Tables>,
  { viewer, before, limit, last }: FollowedPinsArguments,
  form: Form,
) {
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
        .where(wanted(viewer, form))
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
    .where(wanted(viewer, form))
    .where((eb) =>
      eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
        fn.coalesce(
          selectFrom('pins as newer')
            .select('newer.id')
            .whereRef('newer.board_id', '=', 'followed.board')
            .where('newer.shown', '=', 1)
            .where('newer.id', '<', before)
            .where(wanted(viewer, form, 'newer'))
            .orderBy('newer.id', 'desc')
            .limit(1)
            .offset(last),
          lit(0),
        ),
      ),
    );
}
