import {
  toBoardId,
  toPinId,
  toSectionId,
  type BoardId,
  type SectionId,
} from '../../../../src/domain/ids/ids.ts';
import type { SectionRecord } from '../../../application/ports/records.ts';
import type { SectionRepository } from '../../../application/ports/boards/section-repository.ts';
import type { SectionView } from '../../../application/ports/pins/views.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { JOINED_PICTURE_COLUMNS, joinedPicture } from '../reading/picture-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { SectionRow } from '../schema/tables.ts';
import { setNumbers } from '../schema/set-numbers.ts';

/** The number of pictures on a section's tile. */
const PREVIEWS = 3;

/** Each method is one statement, unless it says otherwise. */
export class SqlSectionRepository implements SectionRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: SectionId): Promise<SectionRecord | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'section', { key: keyOf(id) }, ({ key }) =>
      db.selectFrom('board_sections').selectAll().where('id', '=', key),
    );
    return row && sectionRecord(row);
  }

  async findBySlug(boardId: BoardId, slug: string): Promise<SectionRecord | undefined> {
    const { db, prepared } = this.#context;
    const args = { board: keyOf(boardId), slug };
    const [row] = await prepared.rows(db, 'section by slug', args, ({ board, slug }) =>
      db
        .selectFrom('section_slugs')
        .innerJoin('board_sections', 'board_sections.id', 'section_slugs.section_id')
        .selectAll('board_sections')
        .where('section_slugs.board_id', '=', board)
        .where('section_slugs.slug', '=', slug),
    );
    return row && sectionRecord(row);
  }

  async slugsOf(boardId: BoardId): Promise<ReadonlyMap<string, SectionId>> {
    const rows = await this.#context.db
      .selectFrom('section_slugs')
      .select(['slug', 'section_id'])
      .where('board_id', '=', keyOf(boardId))
      .execute();
    return new Map(rows.map((row) => [row.slug, toSectionId(String(row.section_id))]));
  }

  async ofBoard(
    boardId: BoardId,
    { offset, limit }: Parameters<SectionRepository['ofBoard']>[1],
  ): Promise<readonly SectionRecord[]> {
    const { db, prepared } = this.#context;
    const args = { board: keyOf(boardId), offset, limit };
    const rows = await prepared.rows(db, 'sections', args, ({ board, offset, limit }) =>
      db
        .selectFrom('board_sections')
        .selectAll()
        .where('board_id', '=', board)
        .orderBy('position')
        .orderBy('id')
        .limit(limit)
        .offset(offset),
    );
    return rows.map(sectionRecord);
  }

  async views(sections: readonly SectionRecord[]): Promise<readonly SectionView[]> {
    const { db, prepared } = this.#context;
    if (sections.length === 0) return [];
    const keys = sections.map(({ id }) => keyOf(id));
    const rows = await prepared.rows(db, 'section previews', { keys }, ({ keys }) =>
      db
        .selectFrom('board_sections')
        .innerJoin('pins', (join) =>
          join.on('pins.id', 'in', ({ selectFrom }) =>
            selectFrom('pins as first')
              .select('first.id')
              .whereRef('first.board_id', '=', 'board_sections.board_id')
              .whereRef('first.section_id', '=', 'board_sections.id')
              .where('first.shown', '=', 1)
              .orderBy('first.place', 'desc')
              .orderBy('first.id', 'desc')
              .limit(PREVIEWS),
          ),
        )
        .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
        .where('board_sections.id', 'in', keys)
        .orderBy('pins.place', 'desc')
        .orderBy('pins.id', 'desc')
        .select(['board_sections.id as section_id', 'pins.id as pin_id'])
        .select(JOINED_PICTURE_COLUMNS),
    );
    return sections.map((section) => ({
      section,
      previews: rows
        .filter((row) => row.section_id === keyOf(section.id))
        .map((row) => ({ pinId: toPinId(String(row.pin_id)), picture: joinedPicture(row) })),
    }));
  }

  /** Three statements. */
  async insert(section: Parameters<SectionRepository['insert']>[0]): Promise<void> {
    const { db } = this.#context;
    const [id, board] = [storableKey(section.id), storableKey(section.boardId)];
    await db
      .insertInto('board_sections')
      .values((eb) => ({
        id,
        board_id: board,
        title: section.title,
        slug: section.slug,
        position: eb
          .selectFrom('board_sections as other')
          .select((last) =>
            last.fn.coalesce(last(last.fn.max('other.position'), '+', 1), last.lit(0)).as('next'),
          )
          .where('other.board_id', '=', board),
        created_at: section.createdAt,
        pin_count: 0,
      }))
      .execute();
    await db
      .insertInto('section_slugs')
      .values({ board_id: board, slug: section.slug, section_id: id })
      .execute();
    await this.#countOnBoard(board, 1);
  }

  /** Three statements. */
  async rename(id: SectionId, { title, slug }: { title: string; slug: string }): Promise<void> {
    const { db } = this.#context;
    const row = await db
      .updateTable('board_sections')
      .set({ title, slug })
      .where('id', '=', keyOf(id))
      .returning('board_id')
      .executeTakeFirst();
    if (row === undefined) return;
    const existing = await this.findBySlug(toBoardId(String(row.board_id)), slug);
    if (existing?.id === id) return;
    await db
      .insertInto('section_slugs')
      .values({ board_id: row.board_id, slug, section_id: keyOf(id) })
      .execute();
  }

  /** Three statements. */
  async placeAfter(id: SectionId, after: SectionId | null): Promise<void> {
    const section = await this.find(id);
    if (section === undefined || after === id) return;
    const all = await this.ofBoard(section.boardId, { offset: 0, limit: Number.MAX_SAFE_INTEGER });
    const others = all.filter((other) => other.id !== id);
    const index = after === null ? 0 : others.findIndex((other) => other.id === after) + 1;
    if (after !== null && index === 0) return;
    const ordered = others.toSpliced(index, 0, section);
    const moved = ordered.flatMap(({ id, position }, place) =>
      position === place ? [] : [{ id: keyOf(id), value: place }],
    );
    await setNumbers(this.#context.db, { table: 'board_sections', column: 'position' }, moved);
  }

  /** Three statements. */
  async remove(id: SectionId): Promise<void> {
    const { db } = this.#context;
    const section = await this.find(id);
    if (section === undefined) return;
    await db
      .updateTable('pins')
      .set({ section_id: null })
      .where('board_id', '=', keyOf(section.boardId))
      .where('section_id', '=', keyOf(id))
      .execute();
    await db.deleteFrom('board_sections').where('id', '=', keyOf(id)).execute();
    await this.#countOnBoard(keyOf(section.boardId), -1);
  }

  async #countOnBoard(board: number, by: 1 | -1): Promise<void> {
    await this.#context.db
      .updateTable('boards')
      .set((eb) => ({ section_count: eb('section_count', '+', by) }))
      .where('id', '=', board)
      .execute();
  }
}

function sectionRecord(row: SectionRow): SectionRecord {
  return {
    id: toSectionId(String(row.id)),
    boardId: toBoardId(String(row.board_id)),
    title: row.title,
    slug: row.slug,
    position: row.position,
    createdAt: row.created_at,
    pinCount: row.pin_count,
  };
}
