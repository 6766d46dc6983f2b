import type { UserId } from '../../../../src/domain/ids/ids.ts';

export interface AccountRemovalReader {
  /** Accounts whose time has come by `time`, the first first. */
  leaving(time: number, limit: number): Promise<readonly UserId[]>;
  /** When the next one's time comes; null when nobody leaves. */
  nextLeavingAt(): Promise<number | null>;
}

/** Takes an account out of the store, with everything that its user has put in. */
export interface AccountRemoval extends AccountRemovalReader {
  /**
   * Removes a part that does not keep others waiting: some pins, a board, at last the account itself. What others
   * count is right after each part. @returns true while there is more
   */
  removePart(userId: UserId): Promise<boolean>;
}
