import type { BoardId, PinId, UserId } from '../../../../src/domain/ids/ids.ts';

/** The reason why a user hid a pin. */
export type HideCause = 'hide' | 'report' | 'not_relevant' | 'repetitive' | 'search';
/** The person or board that a user unfollowed because of a pin. */
export type UnfollowedSource = 'pinner' | 'board';

export type HiddenPin = { readonly pinId: PinId; readonly cause: HideCause; readonly time: number };
export type HiddenThings = {
  readonly pins: readonly HiddenPin[];
  readonly people: readonly { readonly id: UserId; readonly time: number }[];
  readonly boards: readonly { readonly id: BoardId; readonly time: number }[];
};

export interface HideReader {
  /** All hidden things of a user, oldest first. */
  ofUser(userId: UserId): Promise<HiddenThings>;
}

/**
 * Pins, people and boards that one user has hidden from their own feeds. Hiding twice keeps the first entry; showing a
 * thing that is not hidden is fine.
 */
export interface HideRepository extends HideReader {
  hidePin(userId: UserId, hidden: HiddenPin): Promise<void>;
  showPin(userId: UserId, pinId: PinId): Promise<void>;
  hidePerson(userId: UserId, personId: UserId, time: number): Promise<void>;
  showPerson(userId: UserId, personId: UserId): Promise<void>;
  hideBoard(userId: UserId, boardId: BoardId, time: number): Promise<void>;
  showBoard(userId: UserId, boardId: BoardId): Promise<void>;
  /** Stores what was unfollowed from the card of a pin. */
  noteUnfollow(userId: UserId, pinId: PinId, source: UnfollowedSource, time: number): Promise<void>;
  /** Returns and removes what was unfollowed from the card of a pin. */
  takeUnfollow(userId: UserId, pinId: PinId): Promise<UnfollowedSource | undefined>;
}
