import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';

/** What made somebody hide a pin. */
export type HideCause = 'hide' | 'report' | 'not_relevant' | 'repetitive' | 'search';
/** What somebody follows no more because of a pin. */
export type UnfollowedSource = 'pinner' | 'board';

export type HiddenPin = { readonly pinId: PinId; readonly cause: HideCause; readonly time: number };
export type HiddenThings = {
  readonly pins: readonly HiddenPin[];
  readonly people: readonly { readonly id: UserId; readonly time: number }[];
  readonly boards: readonly { readonly id: BoardId; readonly time: number }[];
};

export interface HideReader {
  /** Everything that somebody has hidden, the first first. */
  ofUser(userId: UserId): Promise<HiddenThings>;
}

/**
 * What leaves the feeds of one person, and of nobody else: pins, and all pins of a person or on a board. Hiding what
 * is hidden keeps what was noted before; showing what is not hidden is fine.
 */
export interface HideRepository extends HideReader {
  hidePin(userId: UserId, hidden: HiddenPin): Promise<void>;
  showPin(userId: UserId, pinId: PinId): Promise<void>;
  hidePerson(userId: UserId, personId: UserId, time: number): Promise<void>;
  showPerson(userId: UserId, personId: UserId): Promise<void>;
  hideBoard(userId: UserId, boardId: BoardId, time: number): Promise<void>;
  showBoard(userId: UserId, boardId: BoardId): Promise<void>;
  /** Remembers what was unfollowed from the card of a pin. */
  noteUnfollow(userId: UserId, pinId: PinId, source: UnfollowedSource, time: number): Promise<void>;
  /** What was unfollowed from there, which is forgotten with this. */
  takeUnfollow(userId: UserId, pinId: PinId): Promise<UnfollowedSource | undefined>;
}
