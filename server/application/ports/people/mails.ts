import type { UserId } from '../../../../src/domain/ids/ids.ts';
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

/** What a mail is to say. It holds no link: links are made when the mail goes, and only their hashes are kept. */
export type Letter =
  /** Somebody asked for a new password under this name or address; whether there is an account is looked up later. */
  | { readonly kind: 'password_reset'; readonly name: string }
  /** The same for an account that was secured, to the address from which that was done. */
  | { readonly kind: 'account_secured'; readonly address: string }
  | { readonly kind: 'signup'; readonly signup: PendingSignup }
  /** The account's own address, or the one that it shall have. */
  | { readonly kind: 'confirm_email'; readonly address: string }
  /** To the address that the account had until now. */
  | { readonly kind: 'email_changed'; readonly address: string }
  | { readonly kind: 'password_changed' }
  | { readonly kind: 'new_follower'; readonly followerId: UserId }
  | { readonly kind: 'export_ready' }
  | { readonly kind: 'deletion_planned' };

export type MailRecord = {
  readonly id: string;
  /** Whose mail it is; null where nobody is known yet. It goes with the account. */
  readonly userId: UserId | null;
  readonly letter: Letter;
  readonly createdAt: number;
};

/** Mails on their way; a job sends each. */
export interface MailReader {
  find(id: string): Promise<MailRecord | undefined>;
}

export interface MailRepository extends MailReader {
  insert(mail: MailRecord): Promise<void>;
  /** An unknown id is fine. */
  remove(id: string): Promise<void>;
  /** Those from before `time`, which nobody tries to send any more. */
  removeBefore(time: number): Promise<void>;
}

/** What a link in a mail allows, once. */
export type MailTokenPurpose = 'reset' | 'confirm_email' | 'signup' | 'login' | 'panic';

export type MailTokenRecord = {
  /** Hex hash of the token; the token itself is in the mail alone. */
  readonly hash: string;
  readonly purpose: MailTokenPurpose;
  readonly userId: UserId | null;
  /** Where the mail went. */
  readonly address: string;
  readonly signup: PendingSignup | null;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export interface MailTokenReader {
  /** Whether expired or not. */
  find(hash: string, purpose: MailTokenPurpose): Promise<MailTokenRecord | undefined>;
  /** How many for this address were made after `time` and not used. */
  countSince(address: string, purpose: MailTokenPurpose, time: number): Promise<number>;
}

export interface MailTokenRepository extends MailTokenReader {
  insert(token: MailTokenRecord): Promise<void>;
  /** Uses it up. False if somebody was faster, or there was none. */
  take(hash: string, purpose: MailTokenPurpose): Promise<boolean>;
  /** All of the user, or those of one purpose. */
  removeAllOf(userId: UserId, purpose?: MailTokenPurpose): Promise<void>;
  /** Removes tokens that ended before `time`; returns how many. */
  removeExpired(time: number): Promise<number>;
}
