import { sql } from 'kysely';
import { toBoardId, type BoardId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { BoardRecord, CollaboratorRecord } from '../../../application/ports/records.ts';
import type { BoardChange, BoardRepository } from '../../../application/ports/boards/board-repository.ts';
import type { BoardShortView, BoardView, ViewerId } from '../../../application/ports/pins/views.ts';
import { alphabeticalBoards, boardListQuery, type BoardListOptions } from './internal/board-list-query.ts';
import { boardRecord, newBoardRow } from '../reading/board-rows.ts';
import { orderBoards, removeBoard, updateBoard } from './board-changes.ts';
import {
  boardsByKey,
  boardShortView,
  boardsWithinReach,
  coverPictures,
  permissionsIn,
} from '../reading/board-views.ts';
import { caseKey, keyOf, storableKey } from '../schema/keys.ts';
import { peopleByKey } from '../reading/people-views.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlBoardRepository implements BoardRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: BoardId): Promise<BoardRecord | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'board', { key: keyOf(id) }, ({ key }) =>
      db.selectFrom('boards').selectAll().where('id', '=', key),
    );
    return row && boardRecord(row);
  }

  async findBySlug(ownerId: UserId, slug: string): Promise<BoardRecord | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(
      db,
      'board by slug',
      { owner: keyOf(ownerId), slug },
      ({ owner, slug }) =>
        db
          .selectFrom('board_slugs')
          .innerJoin('boards', 'boards.id', 'board_slugs.board_id')
          .selectAll('boards')
          .where('board_slugs.owner_id', '=', owner)
          .where('board_slugs.slug', '=', slug),
    );
    return row && boardRecord(row);
  }

  async idAt(username: string, slug: string): Promise<BoardId | undefined> {
    const { db, prepared } = this.#context;
    const names = { username: caseKey(username), slug };
    const [row] = await prepared.rows(db, 'board at address', names, ({ username, slug }) =>
      db
        .selectFrom('users')
        .innerJoin('board_slugs', 'board_slugs.owner_id', 'users.id')
        .select('board_slugs.board_id')
        .where('users.username_key', '=', username)
        .where('users.state', '!=', 'deactivated')
        .where('board_slugs.slug', '=', slug),
    );
    return row && toBoardId(String(row.board_id));
  }

  async findQuickSaves(ownerId: UserId): Promise<BoardRecord | undefined> {
    const { db, prepared } = this.#context;
    // The partial index covers only these boards, so the condition must be a literal in the statement.
    const [row] = await prepared.rows(db, 'quick saves', { owner: keyOf(ownerId) }, ({ owner }) =>
      db
        .selectFrom('boards')
        .selectAll()
        .where('owner_id', '=', owner)
        .where('layout', '=', sql.lit('quick_saves')),
    );
    return row && boardRecord(row);
  }

  async permissionsOf(boardId: BoardId, userId: UserId): Promise<readonly string[] | undefined> {
    const row = await this.#context.db
      .selectFrom('board_collaborators')
      .select('permissions')
      .where('board_id', '=', keyOf(boardId))
      .where('user_id', '=', keyOf(userId))
      .where('state', '=', 'accepted')
      .executeTakeFirst();
    return permissionsIn(row?.permissions ?? null) ?? undefined;
  }

  async slugsOf(ownerId: UserId): Promise<ReadonlyMap<string, BoardId>> {
    const rows = await this.#context.db
      .selectFrom('board_slugs')
      .select(['slug', 'board_id'])
      .where('owner_id', '=', keyOf(ownerId))
      .execute();
    return new Map(rows.map((row) => [row.slug, toBoardId(String(row.board_id))]));
  }

  async countOf(ownerId: UserId): Promise<number> {
    const counted = await this.#context.db
      .selectFrom('boards')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner_id', '=', keyOf(ownerId))
      .executeTakeFirstOrThrow();
    return counted.count;
  }

  /** Three statements, however many boards. */
  async views(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardView[]> {
    const pictures = await coverPictures(this.#context, ids.map(keyOf));
    const short = await this.shortViews(ids, viewer);
    return short.map(({ cover: _, ...view }) => ({
      ...view,
      coverPictures: pictures.get(keyOf(view.board.id)) ?? [],
    }));
  }

  /** Two statements, however many boards. */
  async shortViews(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardShortView[]> {
    const keys = ids.map(keyOf);
    const viewerKey = keyOf(viewer);
    const boards = await boardsByKey(this.#context, keys, viewerKey);
    const owners = new Set([...boards.values()].map((board) => board.owner_id));
    const people = await peopleByKey(this.#context, [...owners], viewerKey);
    return keys.map((key) => boardShortView(boards.get(key), people)).filter((view) => view !== undefined);
  }

  async listOf(ownerId: UserId, viewer: ViewerId, options: BoardListOptions): Promise<readonly BoardId[]> {
    const place = { owner: keyOf(ownerId), viewer: keyOf(viewer) };
    const { db } = this.#context;
    const { sort } = options;
    if (sort === 'alphabetical')
      return (await alphabeticalBoards(db, { ...place, ...options })).map((id) => toBoardId(String(id)));
    const rows = await boardListQuery(db, { ...place, ...options, sort }).execute();
    return rows.map(({ id }) => toBoardId(String(id)));
  }

  /** Two statements. */
  async withinReachOf(userId: UserId): Promise<readonly BoardShortView[]> {
    const key = keyOf(userId);
    const boards = await boardsWithinReach(this.#context, key);
    const owners = new Set(boards.map((board) => board.owner_id));
    const people = await peopleByKey(this.#context, [...owners], key);
    return boards
      .map((board) => boardShortView(board, people))
      .filter((view) => view !== undefined)
      .filter(({ owner }) => owner.state !== 'deactivated');
  }

  /** Two statements. */
  async insert(board: BoardRecord): Promise<void> {
    const row = newBoardRow(board);
    await this.#context.db.insertInto('boards').values(row).execute();
    await this.#context.db
      .insertInto('board_slugs')
      .values({ owner_id: row.owner_id, slug: row.slug, board_id: row.id })
      .execute();
  }

  update(id: BoardId, change: BoardChange): Promise<void> {
    return updateBoard(this.#context.db, keyOf(id), change);
  }

  remove(id: BoardId): Promise<void> {
    return removeBoard(this.#context.db, keyOf(id));
  }

  order(ownerId: UserId, ids: readonly BoardId[], time: number): Promise<void> {
    return orderBoards(this.#context.db, { owner: keyOf(ownerId), first: ids.map(keyOf), time });
  }

  /** Two statements. */
  async putCollaborator(boardId: BoardId, userId: UserId, as: CollaboratorRecord): Promise<void> {
    const values = { state: as.state, permissions: JSON.stringify(as.permissions) };
    await this.#context.db
      .insertInto('board_collaborators')
      .values({ board_id: storableKey(boardId), user_id: storableKey(userId), ...values })
      .onConflict((conflict) => conflict.columns(['board_id', 'user_id']).doUpdateSet(values))
      .execute();
    await this.#countCollaborators(boardId);
  }

  /** Two statements. */
  async removeCollaborator(boardId: BoardId, userId: UserId): Promise<void> {
    await this.#context.db
      .deleteFrom('board_collaborators')
      .where('board_id', '=', keyOf(boardId))
      .where('user_id', '=', keyOf(userId))
      .execute();
    await this.#countCollaborators(boardId);
  }

  async #countCollaborators(boardId: BoardId): Promise<void> {
    await this.#context.db
      .updateTable('boards')
      .set((eb) => ({
        collaborator_count: eb
          .selectFrom('board_collaborators')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('board_collaborators.board_id', '=', 'boards.id')
          .where('board_collaborators.state', '=', 'accepted'),
      }))
      .where('id', '=', keyOf(boardId))
      .execute();
  }
}
