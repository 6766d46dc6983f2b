import type { BoardPinSort } from '../../../domain/boards/board-pin-sort.ts';
import type { PictureCrop } from '../../../domain/looks/picture-crop.ts';
import type { BoardId, PinId, SectionId, TopicId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { PinFilter } from '../../../domain/surfaces/profile-view.ts';

/** A feed of pins. */
export type FeedSource =
  | { readonly kind: 'home' }
  /** All pins of a board, including its sections. Default for `sort`: the board's own order. */
  | { readonly kind: 'board'; readonly boardId: BoardId; readonly sort?: BoardPinSort }
  | { readonly kind: 'search'; readonly search: PinSearch }
  | { readonly kind: 'section'; readonly sectionId: SectionId }
  /** All pins of a person that the viewer may see, created and saved. */
  | { readonly kind: 'user-pins'; readonly username: string; readonly filter?: PinFilter }
  /** Pins whose pictures are like a part of the picture of a pin. */
  | {
      readonly kind: 'visual';
      readonly pinId: PinId;
      readonly crop: PictureCrop;
      readonly productsOnly: boolean;
    }
  /** Without saved pins. */
  | { readonly kind: 'created'; readonly username: string }
  /** Pins like this one. `isProductPage`: they are below a page of a product. */
  | { readonly kind: 'related'; readonly pinId: PinId; readonly isProductPage: boolean }
  /** Pins about a topic. */
  | { readonly kind: 'topic'; readonly topicId: TopicId };

export type FeedPage = {
  readonly pins: readonly Pin[];
  /** The bookmark of the next page; null on the last one. */
  readonly bookmark: string | null;
};

/** Pages of pins. @throws {ServiceError} */
export interface FeedGateway {
  /**
   * The first page, or the one of `bookmark`, with the default size or `pageSize` pins. `'expired'`: the server no
   * longer knows the bookmark; start again.
   */
  page(
    source: FeedSource,
    bookmark: string | null,
    pageSize?: number,
  ): Promise<FeedPage | 'expired' | 'not-found'>;
}
