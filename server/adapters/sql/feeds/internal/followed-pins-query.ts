import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { followableBoard, readableBoard } from '../../reading/board-visibility.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { notOwnCopy, standsForFollowed } from '../../reading/picture-repeats.ts';
import type { Tables } from '../../schema/tables.ts';
import {
  followedAmongScanned,
  newestOfStore,
  wanted,
  type FollowedPinsArguments,
  type FollowedPinsForm,
} from './scanned-pins-query.ts';

/**
 * The newest own and followed pins. A viewer who follows many sources finds them among the newest pins of the store,
 * which are scanned first. If they are too few, each source (the viewer, a person, a board) contributes its newest older
 * pins from an index, as many as are missing, and the newest of them are taken. So the cost does not depend on the number
 * of pins in the store. Only as many sources as pins are missing are read, those with the newest pins: no other source
 * can contribute. Pins that the viewer has hidden and the viewer's own copies are left out. Each pin says whether it
 * represents its picture.
 */
export function followedPinsQuery(db: Kysely<Tables>, args: FollowedPinsArguments, form: FollowedPinsForm) {
  return (
    db
      .with(
        (scanned) => scanned('scanned').materialized(),
        () => newestOfStore(db, args),
      )
      .with(
        (recent) => recent('recent').materialized(),
        (scanned) => followedAmongScanned(scanned, args, form),
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
          .select('sources.id')
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

/** How many pins the scan found too few; the sources contribute them. */
function missing(limit: number): Expression<number> {
  return sql<number>`(select ${limit} - count(*) from recent)`;
}

/** The place of the last missing pin of a source, from 0. No source is read when none is missing. */
function lastOf(limit: number): Expression<number> {
  return sql<number>`(select case when count(*) < ${limit} then ${limit} - count(*) - 1 else 0 end from recent)`;
}

/** Sources contribute pins older than the scanned ones. */
function olderThanScanned(before: number, pins = 'pins'): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${pins}.id`)} < coalesce((select min(id) from scanned), ${before})`;
}

function ownPins(db: Kysely<Tables>, { viewer, before, limit }: FollowedPinsArguments) {
  const newest = db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .select('pins.id')
    .where('pins.pinner_id', '=', viewer)
    .where('pins.original_pin_id', 'is', null)
    .where(olderThanScanned(before))
    .where('boards.is_archived', '=', 0)
    .where(readableBoard(viewer))
    .where(notHidden(viewer))
    // Null for all of them. PostgreSQL does not know that, and would sort all own pins instead of reading an index.
    .orderBy('pins.original_pin_id', 'desc')
    .orderBy('pins.id', 'desc')
    .limit(missing(limit));
  return db.selectFrom(newest.as('own')).select('own.id');
}

function pinsOfFollowedPeople(
  db: Kysely<Tables>,
  { viewer, before, limit }: FollowedPinsArguments,
  form: FollowedPinsForm,
) {
  const people = db
    .selectFrom('user_follows')
    .where('user_follows.follower_id', '=', viewer)
    .select((eb) => [
      'user_follows.followed_id as person',
      eb
        .selectFrom('pins')
        .select('pins.id')
        .whereRef('pins.pinner_id', '=', 'user_follows.followed_id')
        .where('pins.listed', '=', 1)
        .where(olderThanScanned(before))
        .where(wanted(viewer, form))
        // Not max(id), for which PostgreSQL reads all pins of the source.
        .orderBy('pins.id', 'desc')
        .limit(1)
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(missing(limit));
  return (
    db
      .selectFrom(people.as('people'))
      // A cross join keeps the join order: first the sources, then their few pins.
      .crossJoin('pins')
      .select('pins.id')
      .whereRef('pins.pinner_id', '=', 'people.person')
      .where('pins.listed', '=', 1)
      .where(olderThanScanned(before))
      .where(wanted(viewer, form))
      .where((eb) =>
        eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
          fn.coalesce(
            selectFrom('pins as newer')
              .select('newer.id')
              .whereRef('newer.pinner_id', '=', 'people.person')
              .where('newer.listed', '=', 1)
              .where(olderThanScanned(before, 'newer'))
              .where(wanted(viewer, form, 'newer'))
              .orderBy('newer.id', 'desc')
              .limit(1)
              .offset(lastOf(limit)),
            lit(0),
          ),
        ),
      )
  );
}

function pinsOfFollowedBoards(
  db: Kysely<Tables>,
  { viewer, before, limit }: FollowedPinsArguments,
  form: FollowedPinsForm,
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
        .select('pins.id')
        .whereRef('pins.board_id', '=', 'boards.id')
        .where('pins.shown', '=', 1)
        .where(olderThanScanned(before))
        .where(wanted(viewer, form))
        .where(notOwnCopy(viewer))
        .orderBy('pins.id', 'desc')
        .limit(1)
        .as('newest_id'),
    ])
    .orderBy('newest_id', (order) => order.desc().nullsLast())
    .limit(missing(limit));
  return db
    .selectFrom(boards.as('followed'))
    .crossJoin('pins')
    .select('pins.id')
    .whereRef('pins.board_id', '=', 'followed.board')
    .where('pins.shown', '=', 1)
    .where(olderThanScanned(before))
    .where(wanted(viewer, form))
    .where(notOwnCopy(viewer))
    .where((eb) =>
      eb('pins.id', '>=', ({ fn, selectFrom, lit }) =>
        fn.coalesce(
          selectFrom('pins as newer')
            .select('newer.id')
            .whereRef('newer.board_id', '=', 'followed.board')
            .where('newer.shown', '=', 1)
            .where(olderThanScanned(before, 'newer'))
            .where(wanted(viewer, form, 'newer'))
            .where(notOwnCopy(viewer, 'newer'))
            .orderBy('newer.id', 'desc')
            .limit(1)
            .offset(lastOf(limit)),
          lit(0),
        ),
      ),
    );
}
