import type { BoardId, PinId, SectionId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PictureOfPin, ViewerId } from './views.ts';

/** A place in a feed: the last item of the page before. */
export type FeedPosition = { readonly rank: number; readonly id: PinId };
export type RankedPin = { readonly id: PinId; readonly rank: number };
export type GroupedPin = { readonly id: PinId; readonly group: string };

/** A place in the popular feed. */
export type PopularPin = RankedPin & {
  /** What is shown there: the oldest pin of the same picture. */
  readonly shown: PinId;
};

/** A pin of the part of a home feed that the viewer has made or follows; its rank is not used (0). */
export type FollowedPin = RankedPin & {
  /** A newer pin of the part, up to the newest of the reading, has the same picture. */
  readonly isRepeat: boolean;
};

/**
 * The order of feeds. Every list holds only pins that the viewer may find: boards' privacy, archived boards and
 * deactivated owners are respected here, and again on every page.
 *
 * What the viewer has hidden is left out everywhere but on own boards and the own profile.
 *
 * A pin is *listed* when its board is public and not archived and neither its pinner nor the board's owner is
 * deactivated. `newestId` fixes a snapshot: later pins are left out. Without changes in between no pin comes twice.
 */
export interface FeedReader {
  /**
   * Listed pins, most popular of the recent first; of equal rank the newest first. Of each picture only the first,
   * and none if `ownAndFollowed` holds one.
   */
  recentPopular(options: {
    readonly viewer: ViewerId;
    /** Leaves out what `ownAndFollowed` of the viewer holds. */
    readonly exceptOwnAndFollowed: boolean;
    readonly newestId: PinId | null;
    readonly after: FeedPosition | null;
    readonly limit: number;
  }): Promise<readonly PopularPin[]>;
  /**
   * Pins that the viewer has made, on boards that they may read and that are not archived, listed pins of followed
   * people, and pins of followed boards (listed ones; of boards that the viewer owns or shares all that are not
   * archived). What the viewer has saved is not among them. Newest first.
   */
  ownAndFollowed(options: {
    readonly viewer: UserId;
    readonly newestId: PinId | null;
    readonly after: PinId | null;
    readonly limit: number;
  }): Promise<readonly FollowedPin[]>;
  /**
   * Pins of one board, without those of deactivated people. Whether the viewer may read the board is the caller's
   * business. `custom` is the order in which they came to the board, last first, until somebody orders them (rank is
   * not used by the others: 0).
   */
  ofBoard(
    boardId: BoardId,
    options: {
      readonly sort: 'newest' | 'oldest' | 'custom';
      /** `none` leaves out pins that are in a section; a section's id leaves out all others. */
      readonly sections: 'all' | 'none' | { readonly only: SectionId };
      /** Leaves out what this person has hidden. */
      readonly withoutHiddenBy?: ViewerId;
      readonly after: FeedPosition | null;
      readonly limit: number;
    },
  ): Promise<readonly RankedPin[]>;
  /**
   * Pins of a user by age (rank is not used: 0). The user sees all on boards that they may still read; others
   * listed ones. `createdOnly` = no saves; `quickSavesOnly` = on the user's quick-saves board.
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
   * The same pins in groups, newest first within each: by the place of their colour among `COLOR_GROUPS`, or by what
   * `interestOf` says they are about. `group` is the place, as text, or the interest.
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
  /** Pictures of the newest of these pins, with the pins. */
  picturesOfUser(
    userId: UserId,
    options: { readonly viewer: ViewerId; readonly limit: number },
  ): Promise<readonly PictureOfPin[]>;
  /** The newest pin id in the store, for snapshots; null when there is none. */
  newestPinId(): Promise<PinId | null>;
}
