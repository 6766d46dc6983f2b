import type { UserId } from '../../../../src/domain/ids/ids.ts';

export type UserState = { readonly name: string; readonly value: string };

/** Small things that clients keep per user, by name; values are JSON texts. */
export interface UserStateReader {
  find(userId: UserId, name: string): Promise<string | undefined>;
  countOf(userId: UserId): Promise<number>;
  /** By name. */
  allOf(userId: UserId): Promise<readonly UserState[]>;
}

export interface UserStateRepository extends UserStateReader {
  /** Replaces what was there under the name. */
  put(userId: UserId, name: string, value: string): Promise<void>;
}
