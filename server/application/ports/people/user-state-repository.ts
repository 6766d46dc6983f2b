import type { UserId } from '../../../../src/domain/ids/ids.ts';

export type UserState = { readonly name: string; readonly value: string };

/** Small values that clients store per user, by name; each is a JSON text. */
export interface UserStateReader {
  find(userId: UserId, name: string): Promise<string | undefined>;
  countOf(userId: UserId): Promise<number>;
  /** By name. */
  allOf(userId: UserId): Promise<readonly UserState[]>;
}

export interface UserStateRepository extends UserStateReader {
  /** Replaces the previous value of the name. */
  put(userId: UserId, name: string, value: string): Promise<void>;
}
