import type { BoardId } from '../../../src/domain/ids/ids.ts';
import { canSeeBoard } from '../boards/viewer-standing.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/views.ts';
import { withoutReason, type FeedSlice } from './feed-item.ts';
import { formatPosition, parsePosition } from './feed-positions.ts';

export type BoardFeedQuery = {
  readonly boardId: BoardId;
  readonly viewerId: ViewerId;
  readonly sort: 'newest' | 'oldest' | 'custom';
  /** Leave out pins that are in a section. */
  readonly withoutSections: boolean;
  readonly position: string | null;
  readonly limit: number;
};

export type BoardFeedOutcome =
  | ({ readonly kind: 'slice' } & FeedSlice)
  /** Missing, or nothing that the viewer may know of. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type BoardFeedDeps = { readonly store: Pick<StoreReader, 'boards' | 'feeds' | 'pins'> };

/** The pins of one board. */
export class BoardFeed {
  readonly #deps: BoardFeedDeps;

  constructor(deps: BoardFeedDeps) {
    this.#deps = deps;
  }

  async run(query: BoardFeedQuery): Promise<BoardFeedOutcome> {
    const { boards, feeds, pins } = this.#deps.store;
    const { boardId, viewerId, position, limit, sort } = query;
    const [board] = await boards.shortViews([boardId], viewerId);
    if (board === undefined || !canSeeBoard(board, viewerId)) return { kind: 'not_found' };
    const after = position === null ? null : parsePosition(position);
    if (after === undefined) return { kind: 'bad_position' };

    const sections = query.withoutSections ? 'none' : 'all';
    const found = await feeds.ofBoard(boardId, { sort, sections, after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const views = await pins.views(
      shown.map(({ id }) => id),
      viewerId,
    );
    return {
      kind: 'slice',
      items: views.map(withoutReason),
      next: found.length > limit && last !== undefined ? formatPosition(last) : null,
    };
  }
}
