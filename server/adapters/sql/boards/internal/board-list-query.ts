import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { BoardSort } from '../../../../../src/domain/boards/board-list.ts';
import type { BoardReader } from '../../../../application/ports/boards/board-repository.ts';
import { activeOwner, sharedBoard } from '../../reading/board-visibility.ts';
import type { Tables } from '../../schema/tables.ts';

export type BoardListOptions = Parameters<BoardReader['listOf']>[2];

type Boards = SelectQueryBuilder<Tables, 'boards', { id: number }>;

/** Ids of an owner's boards as `BoardReader.listOf` describes them. */
export function boardListQuery(
  db: Kysely<Tables>,
  { owner, viewer, ...options }: BoardListOptions & { readonly owner: number; readonly viewer: number },
): Boards {
  const all = db.selectFrom('boards').select('boards.id').where('boards.owner_id', '=', owner);
  const visible = owner === viewer ? all : seenByOthers(all, viewer);
  const grouped = options.groupByVisibility
    ? secretLast(filtered(visible, options))
    : filtered(visible, options);
  return inOrder(grouped, options.sort).limit(options.limit).offset(options.offset);
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

function filtered(boards: Boards, { filter, privacy, includeArchived }: BoardListOptions): Boards {
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
function inOrder(boards: Boards, sort: BoardSort): Boards {
  switch (sort) {
    case 'alphabetical':
      return newestFirst(boards.orderBy('boards.name_key'));
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
