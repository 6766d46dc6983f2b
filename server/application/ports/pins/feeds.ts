import type { BoardId, PinId, SectionId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PublicSave } from '../../../../src/domain/topics/explore-lists.ts';
import type { PictureOfPin, ViewerId } from './views.ts';

/** A cursor in a feed: the last item of the previous page. */
export type FeedPosition = { readonly rank: number; readonly id: PinId };
export type RankedPin = { readonly id: PinId; readonly rank: number };
export type GroupedPin = { readonly id: PinId; readonly group: string };

/** A cursor in the popular feed. */
export type PopularPin = RankedPin & {
  /** The id of the item in the feed: the oldest pin of the same picture. */
  readonly shown: PinId;
};

/** A pin that the viewer has made or follows, as an item of the home feed; its rank is not used (0). */
export type FollowedPin = RankedPin & {
  /** True when a newer pin of this part of the feed, within the snapshot, has the same picture. */
  readonly isRepeat: boolean;
};

/**
 * The order of feeds. Every list holds only pins that the viewer may find; each page checks boards' privacy, archived
 * boards and deactivated owners again.
 *
 * Things that the viewer has hidden are left out of every list except own boards and the own profile.
 *
 * A pin is *listed* when its board is public and not archived and neither its pinner nor the board's owner is
 * deactivated. `newestId` fixes a snapshot: later pins are left out. Without changes in between no pin appears twice.
 */
export interface FeedReader {
  /**
   * Listed recent pins, most popular first; pins of equal rank newest first. Each picture appears once, and not at all
   * if `ownAndFollowed` contains it.
   */
  recentPopular(options: {
    readonly viewer: ViewerId;
    /**
     * Leaves out the pictures in `ownAndFollowed` of the viewer. Then only some of the most popular pins are looked at,
     * 40 for each requested one: for viewers who follow almost everybody, the list ends where there are too few.
     */
    readonly exceptOwnAndFollowed: boolean;
    readonly newestId: PinId | null;
    readonly after: FeedPosition | null;
    readonly limit: number;
  }): Promise<readonly PopularPin[]>;
  /**
   * Pins that the viewer has created, on boards that they may read and that are not archived; listed pins of followed
   * people; and pins of followed boards (listed ones; on boards that the viewer owns or shares all that are not
   * archived). The viewer's own saves are not included. Newest first.
   */
  ownAndFollowed(options: {
    readonly viewer: UserId;
    /** Leaves out all pins of the viewer. */
    readonly withoutOwn?: boolean;
    readonly newestId: PinId | null;
    readonly after: PinId | null;
    readonly limit: number;
  }): Promise<readonly FollowedPin[]>;
  /**
   * Pins of one board, without those of deactivated people. The caller checks whether the viewer may read the board.
   * `custom` starts as the order in which pins were added, last first, and follows the owner's changes; the other
   * orders do not use the rank (0).
   */
  ofBoard(
    boardId: BoardId,
    options: {
      readonly sort: 'newest' | 'oldest' | 'custom';
      /** `none` leaves out pins that are in a section; a section's id selects the pins of that section. */
      readonly sections: 'all' | 'none' | { readonly only: SectionId };
      /** Leaves out the things that this person has hidden. */
      readonly withoutHiddenBy?: ViewerId;
      readonly after: FeedPosition | null;
      readonly limit: number;
    },
  ): Promise<readonly RankedPin[]>;
  /**
   * Pins of a user by age (rank is not used: 0). The user gets all pins on boards that they may still read; others get
   * listed ones. `createdOnly` leaves out saves; `quickSavesOnly` selects the user's quick-saves board.
   */
  ofUser(
    userId: UserId,
    options: {
      readonly viewer: ViewerId;
      readonly createdOnly: boolean;
      readonly quickSavesOnly: boolean;
      readonly oldestFirst: boolean;
      readonly after: PinId | null;
      readonly limit: number;
    },
  ): Promise<readonly RankedPin[]>;
  /**
   * The same pins in groups, newest first in each group: by the index of their colour in `COLOR_GROUPS`, or by the
   * interest that `interestOf` returns. `group` is that index as text, or the interest.
   */
  groupedOfUser(
    userId: UserId,
    options: {
      readonly viewer: ViewerId;
      readonly by: 'color' | 'interest';
      readonly after: GroupedPin | null;
      readonly limit: number;
    },
  ): Promise<readonly GroupedPin[]>;
  /** Pictures of the newest of these pins, each with its pin. */
  picturesOfUser(
    userId: UserId,
    options: { readonly viewer: ViewerId; readonly limit: number },
  ): Promise<readonly PictureOfPin[]>;
  /**
   * Those of these pins, in their order, that may be recommended: listed ones, without the viewer's own saves, what the
   * viewer has hidden, and the pins and boards of people who have blocked the viewer or are blocked. `notOn` leaves out
   * pins with a copy on this board.
   */
  recommendable(
    ids: readonly PinId[],
    options: { readonly viewer: ViewerId; readonly notOn: BoardId | null },
  ): Promise<readonly PinId[]>;
  /** Those of these boards, in their order, that may be recommended by the same rules; quick-saves are none. */
  recommendableBoards(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardId[]>;
  /**
   * Listed pins, made and saved ones, of `since` (ms since the epoch) or later; newest first, for nobody in
   * particular; in parts, because they may be many.
   */
  publicSaves(options: {
    readonly since: number;
    readonly limit: number;
  }): AsyncIterable<readonly PublicSave<PinId>[]>;
  /** The newest pin id in the store, for snapshots; null when there is none. */
  newestPinId(): Promise<PinId | null>;
}
