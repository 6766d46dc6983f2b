import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { UserRecord } from '../records.ts';

/** A sign-up that counts once its address is confirmed. */
export type PendingSignup = Pick<
  UserRecord,
  | 'username'
  | 'email'
  | 'passwordHash'
  | 'firstName'
  | 'lastName'
  | 'locale'
  | 'country'
  | 'gender'
  | 'birthday'
  | 'businessName'
  | 'consent'
>;

/** The content of a mail. It contains no link: links are made at sending, and the store keeps their hashes only. */
export type Letter =
  /** A password reset was requested for this name or address; the account is looked up later. */
  | { readonly kind: 'password_reset'; readonly name: string }
  /** The same for an account that was secured, sent to the address from which it was secured. */
  | { readonly kind: 'account_secured'; readonly address: string }
  | { readonly kind: 'signup'; readonly signup: PendingSignup }
  /** Sent to the account's current address, or to its requested new one. */
  | { readonly kind: 'confirm_email'; readonly address: string }
  /** Sent to the account's previous address. */
  | { readonly kind: 'email_changed'; readonly address: string }
  | { readonly kind: 'password_changed' }
  | { readonly kind: 'new_follower'; readonly followerId: UserId }
  | { readonly kind: 'export_ready' }
  /** The outcome of a report, to its reporter. */
  | { readonly kind: 'report_decided'; readonly reportId: string }
  /** A decision about something of the recipient, or that it was taken back. */
  | { readonly kind: 'moderated'; readonly decisionId: string }
  | { readonly kind: 'appeal_decided'; readonly appealId: string }
  /** The outcome of the review of an ad, to its advertiser. */
  | { readonly kind: 'ad_decided'; readonly promotionId: string }
  /** Somebody named the recipient as the sponsor of a pin and waits for an answer. */
  | { readonly kind: 'sponsorship_asked'; readonly pinId: PinId }
  | { readonly kind: 'deletion_planned' };

export type MailRecord = {
  readonly id: string;
  /** The recipient's account; null when it is not known yet. The mail is removed with the account. */
  readonly userId: UserId | null;
  readonly letter: Letter;
  readonly createdAt: number;
};

/** Queued mails; a job sends each. */
export interface MailReader {
  find(id: string): Promise<MailRecord | undefined>;
}

export interface MailRepository extends MailReader {
  insert(mail: MailRecord): Promise<void>;
  /** An unknown id is fine. */
  remove(id: string): Promise<void>;
  /** Removes mails from before `time`, which are no longer retried. */
  removeBefore(time: number): Promise<void>;
}

/** A single-use permission behind a link in a mail. */
export type MailTokenPurpose = 'reset' | 'confirm_email' | 'signup' | 'login' | 'panic';

export type MailTokenRecord = {
  /** Hex hash of the token; only the mail contains the token itself. */
  readonly hash: string;
  readonly purpose: MailTokenPurpose;
  readonly userId: UserId | null;
  /** The recipient's address. */
  readonly address: string;
  readonly signup: PendingSignup | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export interface MailTokenReader {
  /** Expired tokens are found as well. */
  find(hash: string, purpose: MailTokenPurpose): Promise<MailTokenRecord | undefined>;
  /** Number of unused tokens for this address that were made after `time`. */
  countSince(address: string, purpose: MailTokenPurpose, time: number): Promise<number>;
}

export interface MailTokenRepository extends MailTokenReader {
  insert(token: MailTokenRecord): Promise<void>;
  /** Consumes the token. False if it was already consumed, or does not exist. */
  take(hash: string, purpose: MailTokenPurpose): Promise<boolean>;
  /** Removes all tokens of the user, or those of one purpose. */
  removeAllOf(userId: UserId, purpose?: MailTokenPurpose): Promise<void>;
  /** Removes tokens that ended before `time`; returns how many. */
  removeExpired(time: number): Promise<number>;
}
