import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { CookieChoices } from '../../../../src/domain/settings/account-settings.ts';

/**
 * Where a decision comes from: the banner, a form with all choices, the privacy signal of the browser, something that is
 * taken back, or the choice of a browser that counts for an account from now on.
 */
export type ConsentSource = 'banner' | 'settings' | 'signal' | 'withdrawal' | 'merge';

/** A decision. It holds no address, no browser and no page, and the chain does not hold whose it is. */
export type ConsentEntry = CookieChoices & {
  /** From 1, without gaps. */
  readonly number: number;
  /** Names the decisions of one browser or account while something is allowed; null when a member refuses everything at first. */
  readonly receipt: string | null;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly decidedAt: number;
  readonly version: number;
  readonly textHash: string;
  readonly locale: string;
  readonly source: ConsentSource;
  /** The hash of the entry before; empty for the first one. */
  readonly previousHash: string;
  readonly hash: string;
};

/** The texts of a question, exactly as people read them, by name. */
export type ConsentTexts = {
  readonly hash: string;
  readonly version: number;
  /** The language of the texts. */
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly firstShownAt: number;
};

/** How often visitors refused everything on a day. */
export type RefusalCount = {
  /** Days since the epoch, in UTC. */
  readonly day: number;
  readonly version: number;
  readonly source: ConsentSource;
  readonly times: number;
};

/** The proof of consents. */
export interface ConsentLogReader {
  /** The newest entry; undefined in an empty log. */
  last(): Promise<ConsentEntry | undefined>;
  /** The entries after a number, in order, at most `limit`. */
  after(number: number, limit: number): Promise<readonly ConsentEntry[]>;
  /** In order; none for an unknown receipt. */
  ofReceipt(receipt: string): Promise<readonly ConsentEntry[]>;
  /** The decisions of a member, in order. */
  ofUser(userId: UserId): Promise<readonly ConsentEntry[]>;
  texts(hash: string): Promise<ConsentTexts | undefined>;
  /** In the order of days, versions and sources. */
  refusals(fromDay: number): Promise<readonly RefusalCount[]>;
}

/** Entries are only added, and removed when they are old; nothing changes them. */
export interface ConsentLogRepository extends ConsentLogReader {
  /** Adds the entry after the last one. @param userId the member who decided; forgotten with the account */
  append(entry: ConsentEntry, userId: UserId | null): Promise<void>;
  /** Keeps texts; known ones stay as they are. */
  keepTexts(texts: ConsentTexts): Promise<void>;
  /** Counts a refusal. */
  countRefusal(refusal: Omit<RefusalCount, 'times'>): Promise<void>;
  /**
   * Removes the oldest entries as far as all are from before `time`, texts that no entry names any more, and counts of
   * days before. The newest entry stays, so that the chain goes on.
   */
  removeBefore(time: number): Promise<void>;
}
