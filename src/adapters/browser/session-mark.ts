import { readCookie } from './cookies.ts';

/** Number of characters of the CSRF token: enough to distinguish sessions, too few to be used as a token. */
const MARK_LENGTH = 8;

/**
 * Identifies a session without asking the server: the end of its CSRF token, which every log-in and log-out changes.
 * Null when no one seems to be signed in.
 */
export function sessionMark(): string | null {
  const token = readCookie('csrftoken') ?? '';
  return readCookie('_auth') === '1' && token !== '' ? token.slice(-MARK_LENGTH) : null;
}
