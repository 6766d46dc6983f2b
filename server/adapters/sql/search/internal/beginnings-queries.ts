import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { notBlocked } from '../../reading/blocked-people.ts';
import type { Tables, UserRow } from '../../schema/tables.ts';

/** Patterns of `like`: the text in lower case, and with a capital at its beginning. */
export type BeginningArguments = {
  readonly lower: string;
  readonly capital: string;
  readonly viewer: number;
  readonly limit: number;
};

const WILDCARDS = /[\\%_]/g;

/** The patterns for texts that begin with this one. Engines know the lower case of ASCII letters at least. */
export function beginningPatterns(text: string): Pick<BeginningArguments, 'lower' | 'capital'> {
  const lower = text.replace(WILDCARDS, '\\$&');
  return { lower: `${lower}%`, capital: `${lower.charAt(0).toUpperCase()}${lower.slice(1)}%` };
}

export function topicsBeginningQuery(db: Kysely<Tables>, args: BeginningArguments) {
  return db
    .selectFrom('interests')
    .select('interests.id')
    .where(begins('interests.name', args))
    .orderBy('interests.follower_count', 'desc')
    .orderBy('interests.id')
    .limit(args.limit);
}

/** Listed boards with pins, the fullest first; the viewer's own ones before all others. */
export function boardsBeginningQuery(db: Kysely<Tables>, args: BeginningArguments) {
  const { viewer } = args;
  return db
    .selectFrom('boards')
    .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
    .select('boards.id')
    .where(begins('boards.name', args))
    .where('boards.layout', '=', 'default')
    .where('boards.is_archived', '=', 0)
    .where((eb) =>
      eb.or([
        eb('boards.owner_id', '=', viewer),
        eb.and([foreignBoard(viewer), eb('boards.pin_count', '>', 0)]),
      ]),
    )
    .orderBy((eb) => eb.case().when('boards.owner_id', '=', viewer).then(0).else(1).end())
    .orderBy('boards.pin_count', 'desc')
    .orderBy('boards.id', 'desc')
    .limit(args.limit);
}

export function peopleBeginningQuery(db: Kysely<Tables>, args: BeginningArguments) {
  return db
    .selectFrom('users')
    .select('users.id')
    .where((eb) =>
      eb.or([
        begins('users.username', args),
        begins('users.first_name', args),
        begins('users.last_name', args),
        begins('users.business_name', args),
      ]),
    )
    .where('users.state', '!=', 'deactivated')
    .where(notBlocked(args.viewer, 'users.id'))
    .where(notHiddenPerson(args.viewer))
    .orderBy('users.id')
    .limit(args.limit);
}

/** The row of `boards`, of the user `owner`, is public, its owner active, and the viewer has excluded neither. */
export function foreignBoard(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { owner: UserRow }, 'boards' | 'owner'>();
  return eb.and([
    eb('boards.privacy', '=', 'public'),
    eb('owner.state', '!=', 'deactivated'),
    notBlocked(viewer, 'boards.owner_id'),
    notHiddenBoard(viewer),
  ]);
}

/** The viewer has not hidden the row of `boards`. */
function notHiddenBoard(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'boards'>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('board_hides')
        .select('board_hides.board_id')
        .where('board_hides.user_id', '=', viewer)
        .whereRef('board_hides.board_id', '=', 'boards.id'),
    ),
  );
}

/** The viewer has not hidden the row of `users`. */
export function notHiddenPerson(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('person_hides')
        .select('person_hides.person_id')
        .where('person_hides.user_id', '=', viewer)
        .whereRef('person_hides.person_id', '=', 'users.id'),
    ),
  );
}

function begins(column: string, { lower, capital }: BeginningArguments): Expression<SqlBool> {
  const name = sql.ref(column);
  return sql<SqlBool>`(lower(${name}) like ${lower} escape '\\' or ${name} like ${capital} escape '\\')`;
}
