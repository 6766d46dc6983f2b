import { sql, type Kysely } from 'kysely';
import { popularityRank } from '../../../../../src/domain/feeds/popularity.ts';
import { recordDiscoveryChange } from '../../discovery/record-changes.ts';
import { relistedOn } from '../../reading/pin-listing.ts';
import { countInSection } from './pin-insertion.ts';
import { countSaves } from '../save-counts.ts';
import type { Flag } from '../../schema/flag.ts';
import type { PinRow, Tables } from '../../schema/tables.ts';
import { expressionBuilder } from 'kysely';

/** Tables whose rows go with a pin, in any order. */
const MARKS = [
  'pin_creations',
  'pin_favorites',
  'pin_reactions',
  'pin_reaction_counts',
  'pin_hides',
  'feedback_unfollows',
  'sponsorships',
  'pin_day_counts',
  'distinct_pins',
] as const satisfies readonly (keyof Tables)[];

type Mark = (typeof MARKS)[number];
type MarkRow = Readonly<Record<string, string | number | null>>;

/** A pin with everything that goes when it is removed. */
export type SavedPin = {
  readonly pin: PinRow;
  readonly marks: readonly { readonly table: Mark; readonly rows: readonly MarkRow[] }[];
  readonly product: string | null;
  /** What people decided about the topics of its root. */
  readonly topics?: readonly Tables['pin_topics'][];
  /** Boards whose cover it is. */
  readonly covers: readonly { readonly id: number; readonly cover_crop: string | null }[];
};

/** Reads pins before they are removed. Thirteen statements. */
export async function readSavedPins(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<readonly SavedPin[]> {
  const pins = await db.selectFrom('pins').selectAll().where('id', 'in', ids).execute();
  const marks = new Map<Mark, readonly MarkRow[]>();
  for (const table of MARKS) marks.set(table, await rowsOf(db, table, ids));
  const roots = pins.map(({ root_id }) => root_id).concat(-1);
  const products = await db
    .selectFrom('pin_contents')
    .select(['root_id', 'product'])
    .where('root_id', 'in', roots)
    .execute();
  const topics = await db.selectFrom('pin_topics').selectAll().where('root_id', 'in', roots).execute();
  const covers = await db
    .selectFrom('boards')
    .select(['id', 'cover_pin_id', 'cover_crop'])
    .where('cover_pin_id', 'in', ids)
    .execute();
  return pins.map((pin) => ({
    pin,
    marks: MARKS.map((table) => ({
      table,
      rows: (marks.get(table) ?? []).filter((row) => row['pin_id'] === pin.id),
    })),
    product: products.find(({ root_id }) => root_id === pin.root_id)?.product ?? null,
    topics: topics.filter(({ root_id }) => root_id === pin.root_id),
    covers: covers
      .filter(({ cover_pin_id }) => cover_pin_id === pin.id)
      .map(({ id, cover_crop }) => ({ id, cover_crop })),
  }));
}

async function rowsOf(db: Kysely<Tables>, table: Mark, ids: readonly number[]): Promise<readonly MarkRow[]> {
  const { rows } = await sql<MarkRow>`select * from ${sql.table(table)}
    where pin_id in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Puts a removed pin back. False when its board is gone. */
export async function restorePin(db: Kysely<Tables>, saved: SavedPin): Promise<boolean> {
  const { pin } = saved;
  const board = await db
    .updateTable('boards')
    .set((eb) => ({ pin_count: eb('pin_count', '+', 1) }))
    .where('id', '=', pin.board_id)
    .returning(['privacy', 'is_archived', 'owner_id'])
    .executeTakeFirst();
  if (board === undefined) return false;
  const states = new Map(
    (
      await db
        .selectFrom('users')
        .select(['id', 'state'])
        .where('id', 'in', [pin.pinner_id, board.owner_id])
        .execute()
    ).map(({ id, state }) => [id, state]),
  );
  const section = pin.section_id === null ? null : await sectionOf(db, pin.section_id, pin.board_id);
  const saves = await savesOf(db, pin.id);
  const shown: Flag = states.get(pin.pinner_id) === 'deactivated' ? 0 : 1;
  await db
    .insertInto('pins')
    .values({
      ...pin,
      section_id: section,
      shown,
      listed: 0,
      repin_count: saves,
      rank: popularityRank({ createdAt: pin.created_at, saves }),
    })
    .execute();
  const itself = expressionBuilder<Tables, 'pins'>()('pins.id', '=', pin.id);
  await db
    .updateTable('pins')
    .set({ listed: relistedOn({ ...board, owner_state: states.get(board.owner_id) ?? 'deactivated' }) })
    .where(itself)
    .execute();
  await countInSection(db, section, 1);
  if (pin.original_pin_id !== null && board.privacy !== 'secret') await countSaves(db, itself, 1);
  await restoreMarks(db, saved);
  await restoreShared(db, saved);
  await recordDiscoveryChange(db, 'pin', [pin.root_id]);
  return true;
}

async function sectionOf(db: Kysely<Tables>, id: number, board: number): Promise<number | null> {
  const row = await db
    .selectFrom('board_sections')
    .select('id')
    .where('id', '=', id)
    .where('board_id', '=', board)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Copies of a pin that were saved from it or from its copies, also while it was away. */
async function savesOf(db: Kysely<Tables>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('pins as copy')
    .innerJoin('boards', 'boards.id', 'copy.board_id')
    .where((eb) => eb.or([eb('copy.original_pin_id', '=', id), eb('copy.via_pin_id', '=', id)]))
    .where('boards.privacy', '!=', 'secret')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks of people who have left meanwhile stay away. */
async function restoreMarks(db: Kysely<Tables>, { pin, marks }: SavedPin): Promise<void> {
  const people = new Set<number>();
  const named = marks
    .flatMap(({ rows }) => rows)
    .flatMap((row) => [row['user_id'], row['sponsor_id']].filter((id) => typeof id === 'number'));
  if (named.length > 0) {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [...new Set(named)])
      .execute();
    for (const { id } of rows) people.add(id);
  }
  const isThere = (id: MarkRow[string] | undefined) => typeof id !== 'number' || people.has(id);
  let favorites = 0;
  for (const { table, rows } of marks) {
    for (const row of rows.filter(({ user_id }) => isThere(user_id))) {
      await insertRow(db, table, isThere(row['sponsor_id']) ? row : { ...row, sponsor_id: null });
      if (table === 'pin_favorites') favorites += 1;
    }
  }
  await db.updateTable('pins').set({ favorite_count: favorites }).where('id', '=', pin.id).execute();
}

/** A row that is there again meanwhile stays. */
async function insertRow(db: Kysely<Tables>, table: Mark, row: MarkRow): Promise<void> {
  const columns = Object.keys(row);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join(columns.map((column) => row[column] ?? null))})
    on conflict do nothing`.execute(db);
}

/** What other rows hold of a pin. */
async function restoreShared(
  db: Kysely<Tables>,
  { pin, product, topics = [], covers }: SavedPin,
): Promise<void> {
  if (product !== null) {
    await db
      .insertInto('pin_contents')
      .values({ root_id: pin.root_id, kind: null, content: null, product })
      .onConflict((conflict) => conflict.column('root_id').doNothing())
      .execute();
  }
  if (topics.length > 0) {
    const named = topics.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
    const people = await db.selectFrom('users').select('id').where('id', 'in', named.concat(-1)).execute();
    const there = new Set<number | null>(people.map(({ id }) => id));
    await db
      .insertInto('pin_topics')
      .values(topics.map((row) => ({ ...row, user_id: there.has(row.user_id) ? row.user_id : null })))
      .onConflict((conflict) => conflict.columns(['root_id', 'topic_id']).doNothing())
      .execute();
  }
  for (const { id, cover_crop } of covers) {
    await db
      .updateTable('boards')
      .set({ cover_pin_id: pin.id, cover_crop })
      .where('id', '=', id)
      .where('cover_pin_id', 'is', null)
      .execute();
  }
}
