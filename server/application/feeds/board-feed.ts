import type { BoardId, SectionId } from '../../../src/domain/ids/ids.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { FeedReader } from '../ports/pins/feeds.ts';
import type { StoreReader } from '../ports/store.ts';
import type { BoardShortView, ViewerId } from '../ports/pins/views.ts';
import { visibleSection } from '../sections/visible-section.ts';
import { withoutReason, type FeedSlice } from './feed-item.ts';
import { formatPosition, parsePosition } from './internal/feed-positions.ts';

type PageOfBoard = {
  readonly viewerId: ViewerId;
  readonly position: string | null;
  readonly limit: number;
};

export type BoardFeedQuery = PageOfBoard & {
  readonly boardId: BoardId;
  readonly sort: 'newest' | 'oldest' | 'custom';
  /** Leave out pins that are in a section. */
  readonly withoutSections: boolean;
};

export type SectionFeedQuery = PageOfBoard & { readonly sectionId: SectionId };

export type BoardFeedOutcome =
  | ({ readonly kind: 'slice' } & FeedSlice)
  /** Missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type BoardFeedDeps = { readonly store: Pick<StoreReader, 'boards' | 'sections' | 'feeds' | 'pins'> };

/** The pins of one board, or of one section of it. */
export class BoardFeed {
  readonly #deps: BoardFeedDeps;

  constructor(deps: BoardFeedDeps) {
    this.#deps = deps;
  }

  async run({ boardId, sort, withoutSections, ...page }: BoardFeedQuery): Promise<BoardFeedOutcome> {
    const board = await visibleBoard(this.#deps.store.boards, boardId, page.viewerId);
    if (board === undefined) return { kind: 'not_found' };
    const withoutHiddenBy = hiderOf(board, page.viewerId);
    const sections = withoutSections ? 'none' : 'all';
    return this.#slice(boardId, { sort, sections, withoutHiddenBy }, page);
  }

  /** Sorted by the board's own order. */
  async ofSection({ sectionId, ...page }: SectionFeedQuery): Promise<BoardFeedOutcome> {
    const found = await visibleSection(this.#deps.store, sectionId, page.viewerId);
    if (found === undefined) return { kind: 'not_found' };
    const withoutHiddenBy = hiderOf(found.board, page.viewerId);
    const sections = { only: sectionId };
    return this.#slice(found.section.boardId, { sort: 'custom', sections, withoutHiddenBy }, page);
  }

  async #slice(
    boardId: BoardId,
    part: Pick<Parameters<FeedReader['ofBoard']>[1], 'sort' | 'sections' | 'withoutHiddenBy'>,
    { viewerId, position, limit }: PageOfBoard,
  ): Promise<BoardFeedOutcome> {
    const { feeds, pins } = this.#deps.store;
    const after = position === null ? null : parsePosition(position);
    if (after === undefined) return { kind: 'bad_position' };
    const found = await feeds.ofBoard(boardId, { ...part, after, limit: limit + 1 });
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

/** The viewer whose hidden pins are left out: own and shared boards show everything. */
function hiderOf({ board, viewerPermissions }: BoardShortView, viewerId: ViewerId): ViewerId {
  return board.ownerId === viewerId || viewerPermissions !== null ? null : viewerId;
}
