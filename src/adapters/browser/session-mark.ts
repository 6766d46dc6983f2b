import { readCookie } from './cookies.ts';

/** Characters of the security token: enough to tell sessions apart, too few to be of any use as a token. */
const MARK_LENGTH = 8;

/**
 * Identifies a session without asking the server: the end of its CSRF token, which every log-in and log-out changes.
 * Null when no one seems to be signed in.
 */
export function sessionMark(): string | null {
  const token = readCookie('csrftoken') ?? '';
  return readCookie('_auth') === '1' && token !== '' ? token.slice(-MARK_LENGTH) : null;
}
