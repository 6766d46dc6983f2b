import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { followableBoard, readableBoard } from './board-visibility.ts';
import { notHidden } from './hidden-things.ts';
import type { Tables } from './tables.ts';

/**
 * Feeds for everybody show a picture once in a reading, however often it was saved. Which of its pins stands for it
 * depends on nothing but the viewer and the newest pin of the reading, so it is the same on every page:
 * - of pins that the viewer follows (or has made), the newest
 * - else, of the listed ones, the oldest: the original, as long as it is there
 *
 * Both conditions are about the row of `pins`, or of what stands for it under another name.
 */
type Reading = {
  readonly viewer: number;
  /** The largest id of the reading. */
  readonly newest: number;
};

/** No newer pin of the same picture is followed. */
export function standsForFollowed({ viewer, newest }: Reading, pins = 'pins'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('pins as newer')
        .select('newer.id')
        .where('newer.picture_signature', '=', column(pins, 'picture_signature'))
        .where('newer.id', '>', column(pins, 'id'))
        .where('newer.id', '<=', newest)
        .where(isFollowed(viewer, 'newer'))
        .where(notHidden(viewer, 'newer')),
    ),
  );
}

/** Of the listed pins of the same picture none is older. */
export function standsForListed(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.not(eb.exists(olderListed(viewer)));
}

/** Of those that the viewer has not pinned none is older, and none of the same picture is followed. */
export function standsForListedOfOthers({ viewer, newest }: Reading): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const followed = eb
    .selectFrom('pins as followed')
    .select('followed.id')
    .where('followed.picture_signature', '=', column('pins', 'picture_signature'))
    .where('followed.id', '<=', newest)
    .where(isFollowed(viewer, 'followed'))
    .where(notHidden(viewer, 'followed'));
  return eb.not(
    eb.or([eb.exists(olderListed(viewer).where('older.pinner_id', '!=', viewer)), eb.exists(followed)]),
  );
}

function olderListed(viewer: number) {
  return expressionBuilder<Tables>()
    .selectFrom('pins as older')
    .select('older.id')
    .where('older.picture_signature', '=', column('pins', 'picture_signature'))
    .where('older.id', '<', column('pins', 'id'))
    .where('older.listed', '=', 1)
    .where(notHidden(viewer, 'older'));
}

/** A copy that the viewer has saved does not come back to the viewer. */
export function notOwnCopy(viewer: number, pins = 'pins'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.or([
    eb(column(pins, 'pinner_id'), '!=', viewer),
    eb(column(pins, 'original_pin_id'), 'is', null),
  ]);
}

/** The pin may stand in the part of the home feed that holds what the viewer has made and follows. */
function isFollowed(viewer: number, pins: 'newer' | 'followed'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.and([
    notOwnCopy(viewer, pins),
    eb.or([
      eb.and([
        eb(column(pins, 'listed'), '=', 1),
        eb(
          column(pins, 'pinner_id'),
          'in',
          eb
            .selectFrom('user_follows')
            .select('user_follows.followed_id')
            .where('user_follows.follower_id', '=', viewer),
        ),
      ]),
      eb.and([
        eb(column(pins, 'shown'), '=', 1),
        eb(
          column(pins, 'board_id'),
          'in',
          eb
            .selectFrom('board_follows')
            .innerJoin('boards', 'boards.id', 'board_follows.board_id')
            .select('boards.id')
            .where('board_follows.follower_id', '=', viewer)
            .where(followableBoard(viewer)),
        ),
      ]),
      eb.and([
        eb(column(pins, 'pinner_id'), '=', viewer),
        eb.exists(
          eb
            .selectFrom('boards')
            .select('boards.id')
            .where('boards.id', '=', column(pins, 'board_id'))
            .where('boards.is_archived', '=', 0)
            .where(readableBoard(viewer)),
        ),
      ]),
    ]),
  ]);
}

function column(pins: string, name: 'picture_signature'): Expression<string>;
function column(pins: string, name: 'original_pin_id'): Expression<number | null>;
function column(pins: string, name: 'id' | 'pinner_id' | 'board_id' | 'listed' | 'shown'): Expression<number>;
function column(pins: string, name: string): Expression<unknown> {
  return sql.ref(`${pins}.${name}`);
}
