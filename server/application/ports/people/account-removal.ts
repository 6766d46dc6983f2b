import type { UserId } from '../../../../src/domain/ids/ids.ts';

export interface AccountRemovalReader {
  /** Accounts whose deletion is due by `time`, earliest first. */
  leaving(time: number, limit: number): Promise<readonly UserId[]>;
  /** When the next deletion is due; null when there is none. */
  nextLeavingAt(): Promise<number | null>;
}

/** Removes an account from the store, with everything that its user has created. */
export interface AccountRemoval extends AccountRemovalReader {
  /**
   * Removes one part that is small enough not to block other writes: some pins, a board, at last the account itself.
   * The counts of others are correct after each part. @returns true while there is more
   */
  removePart(userId: UserId): Promise<boolean>;
}
