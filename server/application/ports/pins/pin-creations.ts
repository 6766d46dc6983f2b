import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';

/** How long a repeated create with the same key gives what was made with it. */
export const CREATION_KNOWN_MS = 86_400_000;

/** With what a create was asked for: the key of the caller, and a hash of everything else. */
export type CreationKey = { readonly key: string; readonly body: string };

export type PinCreation = CreationKey & {
  readonly pinId: PinId;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

/** Which pin came of which create. What belongs to a pin or an account that is gone is gone with it. */
export interface PinCreationReader {
  find(userId: UserId, key: string): Promise<PinCreation | undefined>;
}

export interface PinCreationRepository extends PinCreationReader {
  /** Replaces what was there under the key. */
  keep(userId: UserId, creation: PinCreation): Promise<void>;
  /** Removes what was created before `time`. The number of removed creations. */
  removeBefore(time: number): Promise<number>;
}
