import {
  expressionBuilder,
  sql,
  type Expression,
  type Kysely,
  type QueryCreator,
  type Selectable,
  type SqlBool,
} from 'kysely';
import { followableBoard, readableBoard } from '../../reading/board-visibility.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { notOwnCopy } from '../../reading/picture-repeats.ts';
import type { Tables } from '../../schema/tables.ts';

export type FollowedPinsArguments = {
  readonly viewer: number;
  /** Only pins with a smaller id. */
  readonly before: number;
  /** The largest id of the snapshot. */
  readonly newest: number;
  readonly limit: number;
  /** How many of the newest pins of the store are scanned first. */
  readonly lookedAt: number;
};

/** Whether the viewer's own pins are among them. */
export type FollowedPinsForm = { readonly withOwn: boolean };

/** With at least this number of followed people or boards, the newest pins of the store are scanned first. */
const MANY = 20;

/** None for viewers who follow few sources. */
export function newestOfStore(db: Kysely<Tables>, { viewer, before, lookedAt }: FollowedPinsArguments) {
  return db
    .selectFrom('pins')
    .select([
      'pins.id',
      'pins.pinner_id',
      'pins.board_id',
      'pins.original_pin_id',
      'pins.shown',
      'pins.listed',
    ])
    .where('pins.id', '<', before)
    .orderBy('pins.id', 'desc')
    .limit(orNone(followsMany(viewer), lookedAt));
}

type Scanned = Pick<Tables['pins'], 'id' | 'pinner_id' | 'board_id' | 'original_pin_id' | 'shown' | 'listed'>;

export function followedAmongScanned(
  db: QueryCreator<Tables & { scanned: Selectable<Scanned> }>,
  { viewer, limit }: FollowedPinsArguments,
  form: FollowedPinsForm,
) {
  return db
    .selectFrom('scanned')
    .select('scanned.id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('scanned.listed', '=', 1),
          eb.exists(
            eb
              .selectFrom('user_follows')
              .select('user_follows.followed_id')
              .where('user_follows.follower_id', '=', viewer)
              .whereRef('user_follows.followed_id', '=', 'scanned.pinner_id'),
          ),
        ]),
        eb.and([
          eb('scanned.shown', '=', 1),
          eb.exists(
            eb
              .selectFrom('board_follows')
              .innerJoin('boards', 'boards.id', 'board_follows.board_id')
              .select('boards.id')
              .where('board_follows.follower_id', '=', viewer)
              .whereRef('board_follows.board_id', '=', 'scanned.board_id')
              .where(followableBoard(viewer)),
          ),
        ]),
        eb.and([
          eb('scanned.pinner_id', '=', viewer),
          eb.exists(
            eb
              .selectFrom('boards')
              .select('boards.id')
              .whereRef('boards.id', '=', 'scanned.board_id')
              .where('boards.is_archived', '=', 0)
              .where(readableBoard(viewer)),
          ),
        ]),
      ]),
    )
    .where(notOwnCopy(viewer, 'scanned'))
    .where(wanted(viewer, form, 'scanned'))
    .orderBy('scanned.id', 'desc')
    .limit(limit);
}

/** Not hidden, and a pin of somebody else where own ones do not belong to the list. */
export function wanted(viewer: number, { withOwn }: FollowedPinsForm, pins = 'pins'): Expression<SqlBool> {
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

/** The engine evaluates a limit once, before the first row, but a condition for every row. */
function orNone(condition: Expression<SqlBool>, limit: number): Expression<number> {
  const eb = expressionBuilder<Tables>();
  return eb.case().when(condition).then(limit).else(0).end();
}
