import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { SessionRecord, UserRecord } from '../records.ts';

export interface SessionReader {
  /** The session with this hash and its user; expired sessions are found as well. */
  findByTokenHash(tokenHash: string): Promise<{ session: SessionRecord; user: UserRecord } | undefined>;
  /** All sessions of a user that end after `time`, last used first. */
  listOf(userId: UserId, time: number): Promise<readonly SessionRecord[]>;
  /** True if the user has logged in from one of these places. */
  hasLoggedIn(userId: UserId, places: readonly string[]): Promise<boolean>;
}

export interface SessionRepository extends SessionReader {
  insert(session: SessionRecord): Promise<void>;
  /** Sets the time of use and of expiry. An unknown id is fine. */
  renew(id: string, times: { lastSeenAt: number; expiresAt: number }): Promise<void>;
  /** An unknown id is fine. */
  remove(id: string): Promise<void>;
  /** Removes a session of this user; false when the user has no such session. */
  removeOf(userId: UserId, id: string): Promise<boolean>;
  removeAllOf(userId: UserId, except?: string): Promise<void>;
  /** Stores that the user has logged in from this network, with the latest time for each network. */
  noteLogin(userId: UserId, place: string, time: number): Promise<void>;
  /** Removes networks without a log-in since `time`. */
  forgetPlacesBefore(time: number): Promise<void>;
  /** Removes sessions that ended before `time`; returns how many. */
  removeExpired(time: number): Promise<number>;
}
