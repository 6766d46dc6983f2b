import type { BoardPinSort } from '../../../domain/boards/board-pin-sort.ts';
import type { PictureCrop } from '../../../domain/looks/picture-crop.ts';
import type { BoardId, PinId, SectionId, TopicId } from '../../../domain/ids/ids.ts';
import type { Listing } from '../../../domain/listings/listing.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { PinSearch, SearchColor } from '../../../domain/search/pin-search.ts';
import type { PinFilter } from '../../../domain/surfaces/profile-view.ts';
import type { ExploreList } from '../../../domain/topics/explore-lists.ts';

/** A feed of pins. */
export type FeedSource =
  /** `following`: of members, only what they follow, by time. */
  | { readonly kind: 'home'; readonly following?: boolean }
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
  /** Pins with large areas of a colour. */
  | { readonly kind: 'color'; readonly color: SearchColor }
  /** Without saved pins. */
  | { readonly kind: 'created'; readonly username: string }
  /** Pins like this one. `isProductPage`: they are below a page of a product. `query`: the search that led to it. */
  | {
      readonly kind: 'related';
      readonly pinId: PinId;
      readonly isProductPage: boolean;
      readonly query?: string;
    }
  | { readonly kind: 'related-products'; readonly pinId: PinId }
  /** Pins that go with those of a board and are not on it. */
  | { readonly kind: 'board-ideas'; readonly boardId: BoardId }
  /** Pins about a topic. */
  | { readonly kind: 'topic'; readonly topicId: TopicId }
  /** The pins of an article of today. */
  | { readonly kind: 'article'; readonly articleId: string }
  /** A list for everybody: what rises, what is new, what is saved most. */
  | { readonly kind: 'explore'; readonly list: ExploreList }
  /** All pins of one kind, or of a web domain. */
  | { readonly kind: 'listing'; readonly listing: Listing };

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
