import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { toBoardId, type UserId } from '../../../src/domain/ids/ids.ts';
import { uniqueSlug } from '../../../src/domain/routes/slug.ts';
import type { BoardPrivacy, BoardRecord } from '../ports/records.ts';
import type { StoreTransaction } from '../ports/store.ts';

/** The default name of the quick-saves board. */
export const QUICK_SAVES_NAME = 'Quick Saves';

export type NewBoard = {
  readonly id: string;
  readonly ownerId: UserId;
  readonly name: string;
  readonly description: string;
  readonly category: string | null;
  readonly privacy: BoardPrivacy;
  readonly layout: BoardRecord['layout'];
  readonly collaboratorInvitesEnabled: boolean;
  readonly createdAt: number;
};

/** Adds a board with a slug that none of the owner's boards has or had. Undefined: the limit of boards is reached. */
export async function insertBoard(tx: StoreTransaction, board: NewBoard): Promise<BoardRecord | undefined> {
  if ((await tx.boards.countOf(board.ownerId)) >= COUNT_LIMITS.boardsPerUser) return undefined;
  const slugs = await tx.boards.slugsOf(board.ownerId);
  const record: BoardRecord = {
    ...board,
    id: toBoardId(board.id),
    slug: uniqueSlug(board.name, (slug) => slugs.has(slug)),
    coverPinId: null,
    coverCrop: null,
    isArchived: false,
    allowHomefeedRecommendations: true,
    position: null,
    orderModifiedAt: board.createdAt,
    lastPinnedAt: null,
    pinCount: 0,
    sectionCount: 0,
    followerCount: 0,
    collaboratorCount: 0,
  };
  await tx.boards.insert(record);
  return record;
}

/** The quick-saves board, created on first use. Undefined: the limit of boards is reached. */
export async function quickSavesBoard(
  tx: StoreTransaction,
  ownerId: UserId,
  fresh: { readonly id: string; readonly createdAt: number },
): Promise<BoardRecord | undefined> {
  return (
    (await tx.boards.findQuickSaves(ownerId)) ??
    insertBoard(tx, {
      ...fresh,
      ownerId,
      name: QUICK_SAVES_NAME,
      description: '',
      category: null,
      privacy: 'public',
      layout: 'quick_saves',
      collaboratorInvitesEnabled: false,
    })
  );
}
