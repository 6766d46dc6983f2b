import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { letterVariants } from '../../../../../src/domain/search/letter-variants.ts';
import { plainForm } from '../../../../../src/domain/search/search-form.ts';
import { notBlocked } from '../../reading/blocked-people.ts';
import type { Tables, UserRow } from '../../schema/tables.ts';

/** What a name begins with, and who looks for it. */
export type BeginningArguments = {
  /** The variants of the first letters, by their place, as far as the text goes. */
  readonly first?: readonly string[];
  readonly second?: readonly string[];
  readonly third?: readonly string[];
  readonly viewer: number;
  readonly limit: number;
};

/** The variants of the first letters of a text; they narrow names down, for `beginsLike` to decide. */
export function firstLetters(text: string): Pick<BeginningArguments, 'first' | 'second' | 'third'> {
  const places = ['first', 'second', 'third'] as const;
  const letters = [...plainForm(text)].slice(0, places.length);
  return Object.fromEntries(letters.map((letter, at) => [places[at], letterVariants(letter)]));
}

/** Whether one of the names begins with the text, in any case and without accents. */
export function beginsLike(names: readonly (string | null)[], text: string): boolean {
  const start = plainForm(text);
  return names.some((name) => name !== null && plainForm(name).startsWith(start));
}

/** Listed boards with pins, the fullest first; the viewer's own ones before all others. */
export function boardsBeginningQuery(db: Kysely<Tables>, args: BeginningArguments) {
  const { viewer } = args;
  return db
    .selectFrom('boards')
    .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
    .select(['boards.id', 'boards.name'])
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
    .select(['users.id', 'users.username', 'users.first_name', 'users.last_name', 'users.business_name'])
    .where((eb) =>
      eb.or([
        begins('users.username', args),
        begins('users.first_name', args),
        begins('users.last_name', args),
        begins('users.business_name', args),
      ]),
    )
    .where(findablePerson(args.viewer))
    .orderBy('users.id')
    .limit(args.limit);
}

/** People whose full name, or the name of their business, has one of these forms; the oldest account first. */
export function peopleNamedQuery(
  db: Kysely<Tables>,
  args: { readonly forms: readonly string[]; readonly viewer: number; readonly limit: number },
) {
  // The expression of the index.
  const fullName = sql<string>`trim(${sql.ref('users.first_name_form')} || ' ' || ${sql.ref('users.last_name_form')})`;
  return db
    .selectFrom('users')
    .select('users.id')
    .where((eb) => eb.or([eb(fullName, 'in', args.forms), eb('users.business_name_form', 'in', args.forms)]))
    .where(findablePerson(args.viewer))
    .orderBy('users.created_at')
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

/** The row of `users` is not deactivated, and the viewer has not excluded the person. */
export function findablePerson(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>();
  return eb.and([
    eb('users.state', '!=', 'deactivated'),
    notBlocked(viewer, 'users.id'),
    notHiddenPerson(viewer),
  ]);
}

/** The viewer has not hidden the row of `users`. */
function notHiddenPerson(viewer: number): Expression<SqlBool> {
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

function begins(column: string, { first, second, third }: BeginningArguments): Expression<SqlBool> {
  const letters = [first, second, third].flatMap((variants, at) =>
    variants === undefined ? [] : [letterIn(column, at + 1, variants)],
  );
  return expressionBuilder<Tables>().and(letters);
}

function letterIn(column: string, place: number, variants: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`substr(${sql.ref(column)}, ${sql.lit(place)}, 1) in (${sql.join(variants)})`;
}
