import type { BoardId, PinId, UserId } from '../../../../src/domain/ids/ids.ts';

/** Sets of pins that a person has declared to be no duplicates of each other, by pin. A pin may be in several. */
export type ApartSets = ReadonlyMap<PinId, readonly string[]>;

/** What a merge has made besides removing pins, to be taken back with it. */
export type MadeByMerge = {
  readonly copies: readonly PinId[];
  readonly notes: readonly {
    readonly pinId: PinId;
    readonly before: string | null;
    readonly after: string | null;
  }[];
};

export type PinMerge = {
  readonly id: string;
  readonly userId: UserId;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly removed: readonly PinId[];
  readonly made: MadeByMerge;
};

export interface DuplicateReader {
  apartSets(userId: UserId): Promise<ApartSets>;
  /** Pins of this person that belong to the original `rootId` and have this picture, on all boards. */
  savesOf(
    userId: UserId,
    rootId: PinId,
    signature: string,
  ): Promise<readonly { readonly pinId: PinId; readonly boardId: BoardId }[]>;
}

export interface DuplicateRepository extends DuplicateReader {
  /** Remembers that pins are no duplicates of each other. The set goes with its pins. */
  keepApart(userId: UserId, setId: string, pinIds: readonly PinId[]): Promise<void>;
  /** Forgets such a set of this person; false when there is none. */
  forgetApart(userId: UserId, setId: string): Promise<boolean>;
  /** Removes pins, and stores what `undoMerge` restores until the merge expires. */
  merge(merge: PinMerge): Promise<void>;
  /**
   * Restores the removed pins with their ids, texts, places, marks and counts, and removes what the merge has made. A
   * note that was changed since stays. Pins whose board is gone stay away. @returns the restored pins; undefined for a
   * merge that has expired, is unknown or of somebody else
   */
  undoMerge(userId: UserId, mergeId: string, now: number): Promise<readonly PinId[] | undefined>;
  /** @returns the number of removed merges, which can be undone no more. */
  removeExpired(now: number): Promise<number>;
}
