import { sql, type Kysely } from 'kysely';
import { colorGroupOf } from '../../../../src/domain/feeds/color-group.ts';
import { interestOf } from '../../../../src/domain/feeds/interest-group.ts';
import { PLACE_STEP } from '../schema/places.ts';
import type { ColumnTypes } from './migration.ts';

/** Sections, manual orders of boards and pins, groups of a user's pins, and values that clients store per user. */
export const sectionsAndOrder = {
  name: '0003-sections-and-order',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await createSections(db, integer);
    await createUserStates(db, integer);
    await extendBoards(db, integer);
    await extendPins(db, integer);
    await placeWhatIsThere(db);
    await groupWhatIsThere(db);
    await createIndexes(db);
  },
};

type IntegerType = ColumnTypes['integer'];

async function createSections(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('board_sections')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('board_id', integer, (column) => column.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('pin_count', integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('section_slugs')
    .addColumn('board_id', integer, (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('section_id', integer, (column) =>
      column.notNull().references('board_sections.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('section_slugs_key', ['board_id', 'slug'])
    .execute();
}

async function createUserStates(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('user_states')
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_states_key', ['user_id', 'name'])
    .execute();
}

async function extendBoards(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  const added = { name: 'top_place', type: integer } as const;
  await db.schema
    .alterTable('boards')
    .addColumn(added.name, added.type, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('boards').addColumn('cover_crop', 'text').execute();
}

async function extendPins(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema.alterTable('pins').addColumn('via_pin_id', integer).execute();
  for (const name of ['place', 'color_group']) {
    await db.schema
      .alterTable('pins')
      .addColumn(name, integer, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('pins')
    .addColumn('interest', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

/** Existing pins are ordered by the time of their addition. */
async function placeWhatIsThere(db: Kysely<unknown>): Promise<void> {
  await sql`update pins set place = numbered.number * ${sql.lit(PLACE_STEP)} from
    (select id, row_number() over (partition by board_id order by id) as number from pins) as numbered
    where numbered.id = pins.id`.execute(db);
  await sql`update boards set top_place =
    coalesce((select max(place) from pins where pins.board_id = boards.id), 0)`.execute(db);
}

async function groupWhatIsThere(db: Kysely<unknown>): Promise<void> {
  const { rows: colors } = await sql<{
    color: string;
  }>`select distinct dominant_color as color from pictures`.execute(db);
  for (const { color } of colors) {
    await sql`update pins set color_group = ${colorGroupOf(color)} where picture_signature in
      (select signature from pictures where dominant_color = ${color})`.execute(db);
  }
  const { rows: pins } = await sql<{
    id: number;
    description: string;
  }>`select id, description from pins`.execute(db);
  for (const { id, description } of pins) {
    await sql`update pins set interest = ${interestOf(description)} where id = ${id}`.execute(db);
  }
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await index(db, 'board_sections_order', 'board_sections', ['board_id', 'position', 'id']);
  await index(db, 'section_slugs_section', 'section_slugs', ['section_id']);
  await index(db, 'pins_board_place', 'pins', ['board_id', 'shown', 'place', 'id']);
  await index(db, 'pins_section_place', 'pins', ['board_id', 'section_id', 'shown', 'place', 'id']);
  await index(db, 'pins_color', 'pins', ['pinner_id', 'color_group', 'id desc']);
  await index(db, 'pins_interest', 'pins', ['pinner_id', 'interest', 'id desc']);
}

function index(db: Kysely<unknown>, name: string, table: string, columns: readonly string[]): Promise<void> {
  return db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns])
    .execute();
}
