import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { BoardSort } from '../../../../../src/domain/boards/board-list.ts';
import { boardOrder } from '../../../../../src/domain/boards/board-sort.ts';
import type { BoardReader } from '../../../../application/ports/boards/board-repository.ts';
import { activeOwner, sharedBoard } from '../../reading/board-visibility.ts';
import type { Tables } from '../../schema/tables.ts';

export type BoardListOptions = Parameters<BoardReader['listOf']>[2];

type Boards = SelectQueryBuilder<Tables, 'boards', { id: number }>;

/** The boards of an owner that a viewer may find. */
type Place = { readonly owner: number; readonly viewer: number };

/** The orders that are those of columns. */
type ColumnSort = Exclude<BoardSort, 'alphabetical'>;

/** Ids of an owner's boards as `BoardReader.listOf` describes them, in an order of columns. */
export function boardListQuery(
  db: Kysely<Tables>,
  options: Omit<BoardListOptions, 'sort' | 'locale'> & Place & { readonly sort: ColumnSort },
): Boards {
  const found = foundBoards(db, options);
  const grouped = options.groupByVisibility ? secretLast(found) : found;
  return inOrder(grouped, options.sort).limit(options.limit).offset(options.offset);
}

/**
 * The same in the alphabetical order of a locale, which only the program knows. So all boards of the owner are read;
 * their number is limited.
 */
export async function alphabeticalBoards(
  db: Kysely<Tables>,
  options: BoardListOptions & Place,
): Promise<readonly number[]> {
  const rows = await foundBoards(db, options)
    .select(['boards.name', 'boards.privacy', 'boards.created_at'])
    .execute();
  const inOrder = boardOrder('alphabetical', options.locale);
  const secret = ({ privacy }: { readonly privacy: string }) =>
    Number(options.groupByVisibility && privacy === 'secret');
  const { offset, limit } = options;
  return rows
    .map((row) => ({ ...NEVER_USED, ...row, createdAt: row.created_at }))
    .sort((one, other) => secret(one) - secret(other) || inOrder(one, other) || other.id - one.id)
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

/** What the alphabetical order does not look at. */
const NEVER_USED = { lastPinnedAt: null, collaboratorCount: 0, position: null };

function foundBoards(
  db: Kysely<Tables>,
  { owner, viewer, ...options }: Pick<BoardListOptions, 'filter' | 'privacy' | 'includeArchived'> & Place,
): Boards {
  const all = db.selectFrom('boards').select('boards.id').where('boards.owner_id', '=', owner);
  return filtered(owner === viewer ? all : seenByOthers(all, viewer), options);
}

function seenByOthers(boards: Boards, viewer: number): Boards {
  return boards
    .where(activeOwner())
    .where((eb) =>
      eb.or([
        eb.and([eb('boards.privacy', '=', 'public'), eb('boards.is_archived', '=', 0)]),
        sharedBoard(viewer),
      ]),
    );
}

function filtered(
  boards: Boards,
  { filter, privacy, includeArchived }: Pick<BoardListOptions, 'filter' | 'privacy' | 'includeArchived'>,
): Boards {
  const ofPrivacy = privacy === 'all' ? boards : boards.where('boards.privacy', '=', privacy);
  if (filter === 'ARCHIVED') return ofPrivacy.where('boards.is_archived', '=', 1);
  const unarchived = includeArchived ? ofPrivacy : ofPrivacy.where('boards.is_archived', '=', 0);
  if (filter === 'GROUP') return unarchived.where('boards.collaborator_count', '>', 0);
  if (filter === 'SECRET') return unarchived.where('boards.privacy', '=', 'secret');
  return unarchived;
}

function secretLast(boards: Boards): Boards {
  return boards.orderBy((eb) => eb.case().when('boards.privacy', '=', 'secret').then(1).else(0).end());
}

/** The same order as `boardOrder` of the domain. */
function inOrder(boards: Boards, sort: ColumnSort): Boards {
  switch (sort) {
    case 'oldest':
      return boards.orderBy('boards.created_at').orderBy('boards.id');
    case 'newest':
      return newestFirst(boards);
    case 'custom':
      return lastUsedFirst(boards.orderBy((eb) => eb.fn.coalesce('boards.position', eb.lit(-1))));
    case 'group_boards_at_top':
      return lastUsedFirst(
        boards.orderBy((eb) => eb.case().when('boards.collaborator_count', '>', 0).then(0).else(1).end()),
      );
    case 'last_pinned_to':
      return lastUsedFirst(boards);
  }
}

function lastUsedFirst(boards: Boards): Boards {
  return newestFirst(
    boards.orderBy((eb) => eb.fn.coalesce('boards.last_pinned_at', 'boards.created_at'), 'desc'),
  );
}

function newestFirst(boards: Boards): Boards {
  return boards.orderBy('boards.created_at', 'desc').orderBy('boards.id', 'desc');
}
