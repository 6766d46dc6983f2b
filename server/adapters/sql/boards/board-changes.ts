import { expressionBuilder, type Kysely } from 'kysely';
import type { BoardChange } from '../../../application/ports/boards/board-repository.ts';
import { boardListQuery } from './internal/board-list-query.ts';
import { recordDiscoveryChange } from '../discovery/record-changes.ts';
import { changedBoardColumns } from '../reading/board-rows.ts';
import { relistPinsOnBoard } from '../reading/pin-listing.ts';
import { removePins } from '../pins/pin-removal.ts';
import { countSaves } from '../pins/save-counts.ts';
import { setNumbers } from '../schema/set-numbers.ts';
import type { BoardRow, Tables } from '../schema/tables.ts';

/** Changes a board, and the rows that depend on the changed fields. */
export async function updateBoard(db: Kysely<Tables>, board: number, change: BoardChange): Promise<void> {
  const columns = changedBoardColumns(change);
  if (Object.keys(columns).length === 0) return;
  const before = await db.selectFrom('boards').selectAll().where('id', '=', board).executeTakeFirst();
  if (before === undefined) return;
  await db.updateTable('boards').set(columns).where('id', '=', board).execute();
  const after = { ...before, ...columns };
  if (after.slug !== before.slug) await keepSlug(db, { owner: before.owner_id, slug: after.slug, board });
  if (isOtherForDiscovery(before, after)) await recordDiscoveryChange(db, 'board', [board]);
  if (after.privacy === before.privacy && after.is_archived === before.is_archived) return;
  await relistPinsOnBoard(db, board);
  const wasSecret = before.privacy === 'secret';
  const isSecret = after.privacy === 'secret';
  if (wasSecret !== isSecret) await countSaves(db, pinsOn(board), isSecret ? -1 : 1);
}

function isOtherForDiscovery(before: BoardRow, after: BoardRow): boolean {
  return (
    after.name !== before.name || after.privacy !== before.privacy || after.is_archived !== before.is_archived
  );
}

/** A board may return to one of its former slugs. @throws {NotUnique} for a slug of another board */
async function keepSlug(
  db: Kysely<Tables>,
  { owner, slug, board }: { readonly owner: number; readonly slug: string; readonly board: number },
): Promise<void> {
  const existing = await db
    .selectFrom('board_slugs')
    .select('slug')
    .where('owner_id', '=', owner)
    .where('slug', '=', slug)
    .where('board_id', '=', board)
    .executeTakeFirst();
  if (existing !== undefined) return;
  await db.insertInto('board_slugs').values({ owner_id: owner, slug, board_id: board }).execute();
}

/** Removes a board with all dependent rows. */
export async function removeBoard(db: Kysely<Tables>, board: number): Promise<void> {
  await removePins(db, pinsOn(board));
  await db.deleteFrom('boards').where('id', '=', board).execute();
}

/** Numbers all boards of an owner: those of `first`, then the others in their current order. */
export async function orderBoards(
  db: Kysely<Tables>,
  {
    owner,
    first,
    time,
  }: { readonly owner: number; readonly first: readonly number[]; readonly time: number },
): Promise<void> {
  const all = await boardListQuery(db, { owner, viewer: owner, ...IN_OWN_ORDER }).execute();
  const own = new Set(all.map(({ id }) => id));
  const moved = [...new Set(first)].filter((id) => own.has(id));
  const placedFirst = new Set(moved);
  const order = [...moved, ...all.map(({ id }) => id).filter((id) => !placedFirst.has(id))];
  const places = order.map((id, value) => ({ id, value }));
  await setNumbers(db, { table: 'boards', column: 'position' }, places);
  if (moved.length === 0) return;
  await db.updateTable('boards').set({ order_modified_at: time }).where('id', 'in', moved).execute();
}

const IN_OWN_ORDER = {
  sort: 'custom',
  filter: 'NONE',
  privacy: 'all',
  groupByVisibility: false,
  includeArchived: true,
  offset: 0,
  limit: Number.MAX_SAFE_INTEGER,
} as const;

function pinsOn(board: number) {
  return expressionBuilder<Tables, 'pins'>()('pins.board_id', '=', board);
}
