import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { FeedPosition, RankedPin } from './feeds.ts';

export interface FavoriteReader {
  /**
   * The user's favourites that the user may still read, without pins of deactivated people, last marked first; `rank`
   * is when they were marked (ms since the epoch).
   */
  ofUser(
    userId: UserId,
    options: {
      /** Only originals that the user has made. */
      readonly createdOnly: boolean;
      readonly after: FeedPosition | null;
      readonly limit: number;
    },
  ): Promise<readonly RankedPin[]>;
}

/** Favourites are counted on their pins. Marking twice is marking once; taking back what is none is fine. */
export interface FavoriteRepository extends FavoriteReader {
  add(userId: UserId, pinId: PinId, time: number): Promise<void>;
  remove(userId: UserId, pinId: PinId): Promise<void>;
}
