import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { followableBoard, readableBoard } from './board-visibility.ts';
import { notHidden } from './hidden-things.ts';
import type { Tables } from '../schema/tables.ts';

/**
 * Public feeds show a picture once in a snapshot, however often it was saved. The pin that represents a picture depends
 * only on the viewer and the newest pin of the snapshot, so it is the same on every page:
 * - of pins that the viewer follows (or has created), the newest
 * - else, of the listed ones, the oldest, usually the original. Its position is that of the most popular one, so that a
 * query need not scan all copies
 *
 * The conditions apply to the row of `pins`, or to its alias.
 */
type Reading = {
  readonly viewer: number;
  /** The largest id of the snapshot. */
  readonly newest: number;
};

/** The table of pins by rank, or the first ones of it. */
type Listed = 'pins' | 'candidates';

/** The viewer follows no newer pin of the same picture. */
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

/** No listed pin of the same picture is more popular. */
export function standsForListed(reading: Reading): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.not(eb.exists(morePopular(reading, 'pins')));
}

/** The pin that represents the picture: the oldest listed one. */
export function shownOfListed(viewer: number, pins: Listed) {
  return expressionBuilder<Tables>()
    .selectFrom('pins as oldest')
    .select('oldest.id')
    .where('oldest.picture_signature', '=', column(pins, 'picture_signature'))
    .where('oldest.listed', '=', 1)
    .where(notHidden(viewer, 'oldest'))
    .orderBy('oldest.id')
    .limit(1);
}

/** The same among pins of other pinners. */
export function shownOfOthers(viewer: number, pins: Listed) {
  return shownOfListed(viewer, pins).where('oldest.pinner_id', '!=', viewer);
}

/** Among pins of other pinners none is more popular, and the viewer follows none of the same picture. */
export function standsForListedOfOthers(reading: Reading, pins: Listed): Expression<SqlBool> {
  const { viewer, newest } = reading;
  const eb = expressionBuilder<Tables>();
  const followed = eb
    .selectFrom('pins as followed')
    .select('followed.id')
    .where('followed.picture_signature', '=', column(pins, 'picture_signature'))
    .where('followed.id', '<=', newest)
    .where(isFollowed(viewer, 'followed'))
    .where(notHidden(viewer, 'followed'));
  const better = morePopular(reading, pins).where('better.pinner_id', '!=', viewer);
  return eb.and([eb.not(eb.exists(better)), eb.not(eb.and([hasFollowedPart(viewer), eb.exists(followed)]))]);
}

/** The viewer follows or has created anything; evaluated once for all rows. */
function hasFollowedPart(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.or([
    eb.exists(
      eb.selectFrom('user_follows').select('followed_id').where('user_follows.follower_id', '=', viewer),
    ),
    eb.exists(
      eb.selectFrom('board_follows').select('board_id').where('board_follows.follower_id', '=', viewer),
    ),
    eb.exists(eb.selectFrom('pins as own').select('own.id').where('own.pinner_id', '=', viewer)),
  ]);
}

function morePopular({ viewer, newest }: Reading, pins: Listed) {
  return expressionBuilder<Tables>()
    .selectFrom('pins as better')
    .select('better.id')
    .where('better.picture_signature', '=', column(pins, 'picture_signature'))
    .where('better.listed', '=', 1)
    .where('better.id', '<=', newest)
    .where(sql<SqlBool>`(better.rank, better.id) > (${sql.ref(`${pins}.rank`)}, ${sql.ref(`${pins}.id`)})`)
    .where(notHidden(viewer, 'better'));
}

/** Excludes the viewer's own saves. */
export function notOwnCopy(viewer: number, pins = 'pins'): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  return eb.or([
    eb(column(pins, 'pinner_id'), '!=', viewer),
    eb(column(pins, 'original_pin_id'), 'is', null),
  ]);
}

/** The pin may appear in the part of the home feed with own and followed pins. */
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
