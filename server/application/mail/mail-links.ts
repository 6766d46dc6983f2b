import type { UserId } from '../../../src/domain/ids/ids.ts';
import { emailKey } from '../../../src/domain/limits/email-field.ts';
import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import type { MailTokenPurpose, MailTokenRecord } from '../ports/people/mails.ts';
import type { Clock, Secrets } from '../ports/surroundings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

/** Lifetime of a link, in milliseconds. */
const LIFETIME_MS: Readonly<Record<MailTokenPurpose, number>> = {
  reset: 60 * MINUTE_MS,
  confirm_email: 3 * DAY_MS,
  signup: 3 * DAY_MS,
  login: 7 * DAY_MS,
  panic: 7 * DAY_MS,
};

/** How long the link to a new password works. */
export const RESET_HOURS = LIFETIME_MS.reset / (60 * MINUTE_MS);

export type MailTokenFor = Pick<MailTokenRecord, 'purpose' | 'userId' | 'address'> &
  Partial<Pick<MailTokenRecord, 'signup'>>;

/** The secret of a link, and the record that is stored. */
export type NewMailToken = { readonly token: string; readonly record: MailTokenRecord };

export function newMailToken(
  deps: { readonly secrets: Pick<Secrets, 'randomHex' | 'hashToken'>; readonly clock: Clock },
  { purpose, userId, address, signup = null }: MailTokenFor,
): NewMailToken {
  const token = deps.secrets.randomHex(TOKEN_BYTES);
  const createdAt = deps.clock.now();
  const record: MailTokenRecord = {
    hash: deps.secrets.hashToken(token),
    purpose,
    userId,
    address,
    signup,
    createdAt,
    expiresAt: createdAt + LIFETIME_MS[purpose],
  };
  return { token, record };
}

/** The page below `baseUrl` that accepts this token; `username` is that of its account. */
export function tokenUrl(baseUrl: string, { token, record }: NewMailToken, username: string): string {
  switch (record.purpose) {
    case 'reset':
      return (
        baseUrl + formatRoute({ kind: 'new-password', username, token, expires: String(record.expiresAt) })
      );
    case 'confirm_email':
    case 'signup':
      return baseUrl + formatRoute({ kind: 'verify-email', token });
    case 'login':
      return baseUrl + formatRoute({ kind: 'login', token });
    case 'panic':
      return baseUrl + formatRoute({ kind: 'secure-panic', token });
  }
}

type Signing = Pick<Secrets, 'sign'>;

/** A signed token to change which mails an account gets, valid as long as it has this address. */
export function subscriptionToken(
  secrets: Signing,
  user: { readonly id: UserId; readonly email: string },
): string {
  return `${user.id}.${secrets.sign('mail', signedText(user)).slice(0, 32)}`;
}

export function isSubscriptionToken(
  secrets: Pick<Secrets, 'verify'>,
  user: { readonly id: UserId; readonly email: string },
  signature: string,
): boolean {
  return secrets.verify('mail', signedText(user), signature);
}

function signedText({ id, email }: { readonly id: UserId; readonly email: string }): string {
  return `subscription:${id}:${emailKey(email)}`;
}
