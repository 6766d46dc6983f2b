import { sql, type Kysely } from 'kysely';
import { readableBoard } from '../../reading/board-visibility.ts';
import { feedSwitchesQuery } from '../../reading/feed-switches.ts';
import type { Tables } from '../../schema/tables.ts';

type Arguments = { readonly viewer: number; readonly until: number };

/** How many of the last acts of each kind are read. */
const SAVES = 40;
const OTHER_ACTS = 20;
const HIDES = 60;

const ACTS = { favorite: 'pin_favorites as act', reaction: 'pin_reactions as act' } as const;

/** The columns of all rows; which of them are used depends on the kind. */
const columns = (kind: string) =>
  [
    sql<string>`${sql.lit(kind)}`.as('kind'),
    sql<string>`''`.as('name'),
    sql<string>`''`.as('slug'),
    sql<string>`''`.as('owner'),
  ] as const;

/**
 * What a home feed is made from, each row with its kind: `save`, `favorite` and `reaction` (value: the original, other:
 * the board of a save), `topic`, `follow`, `hidden` (value: the original, other: the pinner, name: the link) and
 * switches (`off …`; name: a website).
 */
export function homeProfileQuery(db: Kysely<Tables>, args: Arguments) {
  return db
    .selectFrom(saves(db, args).as('saves'))
    .selectAll()
    .unionAll(db.selectFrom(acts(db, 'favorite', args).as('favorites')).selectAll())
    .unionAll(db.selectFrom(acts(db, 'reaction', args).as('reactions')).selectAll())
    .unionAll(db.selectFrom(hidden(db, args).as('hidden')).selectAll())
    .unionAll(topics(db, args))
    .unionAll(follows(db, args))
    .unionAll(
      db
        .selectFrom(feedSwitchesQuery(db, args.viewer).as('switches'))
        .select([
          sql<string>`'off ' || switches.kind`.as('kind'),
          'switches.name',
          ...columns('').slice(2),
          'switches.value',
          sql<number>`0`.as('other'),
          sql<number>`0`.as('time'),
        ]),
    );
}

/** Own pins and saves, without those on boards that must not feed it. */
function saves(db: Kysely<Tables>, { viewer, until }: Arguments) {
  return db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
    .select((eb) => [
      sql<string>`'save'`.as('kind'),
      eb.case().when('boards.layout', '=', 'default').then(eb.ref('boards.name')).else('').end().as('name'),
      'boards.slug as slug',
      'owner.username as owner',
      'pins.root_id as value',
      'boards.id as other',
      'pins.created_at as time',
    ])
    .where('pins.pinner_id', '=', viewer)
    .where('pins.created_at', '<=', until)
    .where('boards.is_archived', '=', 0)
    .where('boards.allow_homefeed_recommendations', '=', 1)
    .where(readableBoard(viewer))
    .orderBy('pins.id', 'desc')
    .limit(SAVES);
}

/** Pins that the viewer has favorited or reacted to. */
function acts(db: Kysely<Tables>, kind: keyof typeof ACTS, { viewer, until }: Arguments) {
  return (
    db
      // Both tables have the columns that are read here.
      .selectFrom(ACTS[kind] as typeof ACTS.reaction)
      .innerJoin('pins', 'pins.id', 'act.pin_id')
      .select([
        ...columns(kind),
        'pins.root_id as value',
        sql<number>`0`.as('other'),
        'act.created_at as time',
      ])
      .where('act.user_id', '=', viewer)
      .where('act.created_at', '<=', until)
      .orderBy('act.created_at', 'desc')
      .orderBy('act.pin_id', 'desc')
      .limit(OTHER_ACTS)
  );
}

function hidden(db: Kysely<Tables>, { viewer }: Arguments) {
  return db
    .selectFrom('pin_hides')
    .innerJoin('pins', 'pins.id', 'pin_hides.pin_id')
    .select((eb) => [
      sql<string>`'hidden'`.as('kind'),
      eb.fn.coalesce('pins.link', sql<string>`''`).as('name'),
      ...columns('').slice(2),
      'pins.root_id as value',
      'pins.pinner_id as other',
      'pin_hides.created_at as time',
    ])
    .where('pin_hides.user_id', '=', viewer)
    .orderBy('pin_hides.created_at', 'desc')
    .orderBy('pin_hides.pin_id', 'desc')
    .limit(HIDES);
}

function topics(db: Kysely<Tables>, { viewer, until }: Arguments) {
  return db
    .selectFrom('interest_follows')
    .select([
      ...columns('topic'),
      'interest_follows.interest_id as value',
      sql<number>`0`.as('other'),
      'interest_follows.created_at as time',
    ])
    .where('interest_follows.follower_id', '=', viewer)
    .where('interest_follows.created_at', '<=', until);
}

/** At most one row. */
function follows(db: Kysely<Tables>, { viewer }: Arguments) {
  return db
    .selectFrom('users')
    .select([
      ...columns('follow'),
      'users.id as value',
      sql<number>`0`.as('other'),
      sql<number>`0`.as('time'),
    ])
    .where('users.id', '=', viewer)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('user_follows')
            .select('user_follows.followed_id')
            .where('user_follows.follower_id', '=', viewer),
        ),
        eb.exists(
          eb
            .selectFrom('board_follows')
            .select('board_follows.board_id')
            .where('board_follows.follower_id', '=', viewer),
        ),
      ]),
    );
}
