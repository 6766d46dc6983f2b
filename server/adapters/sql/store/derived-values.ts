import { REACTION_COLUMNS } from '../schema/reaction-counts.ts';

/** Columns that are derived from other rows, kept with every write, and what each of them must be. */
export type DerivedValues = {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  /** The value of each column as an expression for one row of the table. */
  readonly values: Readonly<Record<string, string>>;
};

/** What people have marked does not count while their account is deactivated. */
const AWAY = `select id from users where state = 'deactivated'`;

const reactionCounts = Object.entries(REACTION_COLUMNS).map(([type, column]) => [
  column,
  `select count(*) from pin_reactions where pin_id = pin_reaction_counts.pin_id and reaction_type = ${type}
    and user_id not in (${AWAY})`,
]);

const isListed = `boards.privacy = 'public' and boards.is_archived = 0
  and owner.state <> 'deactivated' and pinner.state <> 'deactivated'`;

/** Every counter and every flag of this kind, except for the rank of pins, which is no expression of SQL. */
export const DERIVED_VALUES: readonly DerivedValues[] = [
  {
    name: 'counts of boards',
    table: 'boards',
    key: 'id',
    values: {
      pin_count: 'select count(*) from pins where board_id = boards.id',
      section_count: 'select count(*) from board_sections where board_id = boards.id',
      follower_count: `select count(*) from board_follows
        where board_id = boards.id and follower_id not in (${AWAY})`,
      collaborator_count: `select count(*) from board_collaborators
        where board_id = boards.id and state = 'accepted'`,
    },
  },
  {
    name: 'followers of topics',
    table: 'interests',
    key: 'id',
    values: {
      follower_count: `select count(*) from interest_follows
        where interest_id = interests.id and follower_id not in (${AWAY})`,
    },
  },
  {
    name: 'pins of sections',
    table: 'board_sections',
    key: 'id',
    values: { pin_count: 'select count(*) from pins where section_id = board_sections.id' },
  },
  {
    name: 'counts of pins',
    table: 'pins',
    key: 'id',
    values: {
      repin_count: `select count(*) from pins as copy join boards on boards.id = copy.board_id
        where (copy.original_pin_id = pins.id or copy.via_pin_id = pins.id) and boards.privacy <> 'secret'`,
      favorite_count: 'select count(*) from pin_favorites where pin_id = pins.id',
    },
  },
  {
    name: 'reactions to pins',
    table: 'pin_reaction_counts',
    key: 'pin_id',
    values: Object.fromEntries(reactionCounts),
  },
  {
    name: 'pins that are listed',
    table: 'pins',
    key: 'id',
    values: {
      listed: `select case when ${isListed} then 1 else 0 end from boards
        join users as owner on owner.id = boards.owner_id join users as pinner on pinner.id = pins.pinner_id
        where boards.id = pins.board_id`,
      shown: `select case when state <> 'deactivated' then 1 else 0 end from users where id = pins.pinner_id`,
    },
  },
];

/** Selects the keys of the rows with a wrong value. */
export function wrongRows({ table, key, values }: DerivedValues): string {
  return `select ${key} as key from ${table} where ${conditionOf(values)}`;
}

/** Sets the values of the wrong rows, of all or of those with these keys. */
export function mendRows({ table, key, values }: DerivedValues, keys?: readonly number[]): string {
  const settings = Object.entries(values).map(([column, value]) => `${column} = (${value})`);
  const among = keys === undefined ? '' : `${key} in (${keys.join(', ')}) and `;
  return `update ${table} set ${settings.join(', ')} where ${among}(${conditionOf(values)})`;
}

function conditionOf(values: DerivedValues['values']): string {
  return Object.entries(values)
    .map(([column, value]) => `${column} <> (${value})`)
    .join(' or ');
}
