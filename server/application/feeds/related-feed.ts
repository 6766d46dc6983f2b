import type { BoardId, PinId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { ReadPin } from '../pins/read-pin.ts';
import type { DiscoveryIndex, RelatedProducts, RelatedQuestion } from '../ports/discovery/discovery-index.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { pinsWithAds, type AdPlacer } from '../promotions/page-ads.ts';
import { itemsWithAds, type FeedItem, type FeedSlice } from './feed-item.ts';
import {
  beginningAt,
  formatEpochPosition,
  parseEpochPosition,
  seedOf,
  type EpochPosition,
} from './internal/epoch-position.ts';
import { FrozenLists } from './internal/frozen-lists.ts';

type RelatedFeedDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'feeds' | 'boards'>;
  readonly discovery: DiscoveryIndex;
  readonly readPin: ReadPin;
  readonly clock: Clock;
};

type Page = {
  readonly viewerId: ViewerId;
  readonly position: string | null;
  readonly limit: number;
  /** Absent or null: without ads. */
  readonly ads?: AdPlacer | null;
};

/** `beside`: the pin that the list goes with, which is no ad in it; null for a board. */
type Slice = Page & { readonly beside: PinId | null };

export type RelatedPinsQuery = Page & {
  readonly pinId: PinId;
  /** Pins by which the reader has come, the last one first. */
  readonly contextPinIds: readonly PinId[];
  /** The search that led to the pin; null when none did. */
  readonly query: string | null;
  readonly products: RelatedProducts;
};

export type BoardIdeasQuery = Page & { readonly boardId: BoardId };

export type RelatedFeedOutcome =
  | ({ readonly kind: 'slice' } & FeedSlice)
  /** Missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

/** The longest list. */
const LIST_LENGTH = 300;
/** The newest pins of a board that its ideas are like. */
const PINS_OF_BOARD = 20;

type Question = Pick<RelatedQuestion, 'documents' | 'withoutBoard' | 'words' | 'products'>;

/**
 * Pins that go with a pin or a board. A list stays the same for ten minutes; who may see a pin is decided anew for every
 * page. While the index is being built, the list has recent popular pins.
 */
export class RelatedFeed {
  readonly #deps: RelatedFeedDeps;
  readonly #lists = new FrozenLists<readonly PinId[]>();

  constructor(deps: RelatedFeedDeps) {
    this.#deps = deps;
  }

  async ofPin({
    pinId,
    contextPinIds,
    query,
    products,
    ...page
  }: RelatedPinsQuery): Promise<RelatedFeedOutcome> {
    const start = this.#startOf(page);
    if (start === undefined) return { kind: 'bad_position' };
    const read = await this.#deps.readPin.run(pinId, page.viewerId);
    if (read.kind === 'not_found') return read;
    const document = documentOf(read.pin);
    const documents = [document, ...contextPinIds.filter((id) => id !== document)];
    const question = { documents, withoutBoard: null, words: query ?? '', products };
    return this.#slice(document, question, start, { ...page, beside: pinId });
  }

  async ofBoard({ boardId, ...page }: BoardIdeasQuery): Promise<RelatedFeedOutcome> {
    const start = this.#startOf(page);
    if (start === undefined) return { kind: 'bad_position' };
    const { boards, feeds, pins } = this.#deps.store;
    const board = await visibleBoard(boards, boardId, page.viewerId);
    if (board === undefined) return { kind: 'not_found' };
    const newest = await feeds.ofBoard(boardId, {
      sort: 'newest',
      sections: 'all',
      after: null,
      limit: PINS_OF_BOARD,
    });
    const views = await pins.views(
      newest.map(({ id }) => id),
      page.viewerId,
    );
    const documents = [...new Set(views.map(documentOf))];
    const question = { documents, withoutBoard: boardId, words: board.board.name, products: 'any' as const };
    return this.#slice(boardId, question, start, { ...page, beside: null });
  }

  #startOf({ position }: Page): EpochPosition | undefined {
    return position === null ? beginningAt(this.#deps.clock.now()) : parseEpochPosition(position);
  }

  async #slice(
    about: string,
    question: Question,
    start: EpochPosition,
    { viewerId, limit, ads, beside }: Slice,
  ): Promise<RelatedFeedOutcome> {
    const { store, clock } = this.#deps;
    const list = await this.#list(about, question, start);
    const found: { id: PinId; offset: number }[] = [];
    let { offset } = start;
    while (found.length <= limit && offset < list.length) {
      const some = list.slice(offset, offset + 2 * limit);
      const visible = await store.feeds.recommendable(some, {
        viewer: viewerId,
        notOn: question.withoutBoard,
      });
      for (const id of visible) found.push({ id, offset: offset + some.indexOf(id) });
      offset += some.length;
    }
    const next = found[limit];
    const ids = found.slice(0, limit).map(({ id }) => id);
    const { views, ...placed } = await pinsWithAds(store.pins, ids, viewerId, ads, { beside });
    const now = clock.now();
    const items = views
      .filter((view) => canSeePin(view, viewerId, now))
      .map((pin): FeedItem => ({ pin, reason: viewerId === null ? null : reasonOf(about) }));
    return {
      kind: 'slice',
      items: itemsWithAds(items, placed),
      next: next === undefined ? null : formatEpochPosition({ ...start, offset: next.offset }),
    };
  }

  /** The first page makes the list anew, so that what was removed is gone at once. */
  async #list(about: string, question: Question, start: EpochPosition): Promise<readonly PinId[]> {
    const { products, documents, words } = question;
    const key = [about, start.epoch, products, ...documents, words].join(' ');
    const frozen = start.offset === 0 ? undefined : this.#lists.find(key);
    if (frozen !== undefined) return frozen;
    const related = await this.#deps.discovery.ask('related', {
      ...question,
      seed: seedOf(about, start),
      limit: LIST_LENGTH,
    });
    const list = related ?? (await this.#popular(question));
    this.#lists.put(key, list);
    return list;
  }

  async #popular({ documents, products }: Question): Promise<readonly PinId[]> {
    if (products === 'only') return [];
    const popular = await this.#deps.store.feeds.recentPopular({
      viewer: null,
      exceptOwnAndFollowed: false,
      newestId: null,
      after: null,
      limit: 100,
    });
    return popular.map(({ shown }) => shown).filter((id) => !documents.includes(id));
  }
}

/** The document of a pin: that of its original. */
function documentOf({ pin }: PinView): PinId {
  return pin.originalPinId ?? pin.id;
}

function reasonOf(about: string): NonNullable<FeedItem['reason']> {
  return { reason: 'related', reasonId: about, hasBoard: false, board: null };
}
