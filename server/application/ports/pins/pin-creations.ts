import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';

/** How long a repeated create with the same key returns the first result. */
export const CREATION_KNOWN_MS = 86_400_000;

/** Identifies a create request: its call and the caller's key, and a hash of the other parameters. */
export type CreationKey = { readonly key: string; readonly body: string };

export type PinCreation = CreationKey & {
  readonly pinId: PinId;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

/** The results of create requests. A record is removed with its pin or account. */
export interface PinCreationReader {
  find(userId: UserId, key: string): Promise<PinCreation | undefined>;
}

export interface PinCreationRepository extends PinCreationReader {
  /** Replaces the record of the same key. */
  keep(userId: UserId, creation: PinCreation): Promise<void>;
  /** Removes the records from before `time`; returns how many. */
  removeBefore(time: number): Promise<number>;
}
