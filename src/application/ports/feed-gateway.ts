import type { BoardId } from '../../domain/ids/ids.ts';
import type { Pin } from '../../domain/pins/pin.ts';

/** A list of pins that one can scroll through. */
export type FeedSource =
  | { readonly kind: 'home' }
  | { readonly kind: 'board'; readonly boardId: BoardId }
  /** All pins of a person that the viewer may see, created and saved. */
  | { readonly kind: 'user-pins'; readonly username: string }
  /** Without saves. */
  | { readonly kind: 'created'; readonly username: string };

export type FeedPage = {
  readonly pins: readonly Pin[];
  /** Names the next page; null on the last one. */
  readonly bookmark: string | null;
};

/** Pages of pins. @throws {ServiceError} */
export interface FeedGateway {
  /**
   * The first page, or the one that `bookmark` names. A bookmark that the server no longer knows gives
   * `'expired'`: begin again.
   */
  page(source: FeedSource, bookmark: string | null): Promise<FeedPage | 'expired' | 'not-found'>;
}
