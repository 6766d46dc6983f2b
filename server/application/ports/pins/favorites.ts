import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { FeedPosition, RankedPin } from './feeds.ts';

export interface FavoriteReader {
  /**
   * The user's favourites that the user may still read, last marked first; pins of deactivated people are omitted.
   * `rank` is when they were marked (ms since the epoch).
   */
  ofUser(
    userId: UserId,
    options: {
      /** Only originals that the user has created. */
      readonly createdOnly: boolean;
      readonly after: FeedPosition | null;
      readonly limit: number;
    },
  ): Promise<readonly RankedPin[]>;
}

/** Pins count their favourites. Marking twice has the effect of marking once; removing a missing mark is fine. */
export interface FavoriteRepository extends FavoriteReader {
  add(userId: UserId, pinId: PinId, time: number): Promise<void>;
  remove(userId: UserId, pinId: PinId): Promise<void>;
}
