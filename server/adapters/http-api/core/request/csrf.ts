import type { Secrets } from '../../../../application/ports/surroundings.ts';

const TOKEN = /^[0-9a-f]{64}$/;
const RANDOM_BYTES = 16;

/**
 * A CSRF token for a session (by id) or, with null, for a visitor: 32 random hex digits and their keyed hash. `random`:
 * the random part of the previous token, to keep the browser's id.
 */
export function issueCsrfToken(
  secrets: Secrets,
  sessionId: string | null,
  random: string = secrets.randomHex(RANDOM_BYTES),
): string {
  return random + secrets.sign('csrf', signedText(random, sessionId)).slice(0, 32);
}

/**
 * The first part of the token of a visitor who has never logged in: the same in every browser, so that it tells none
 * from the others. Another site can neither read the cookie nor send its value in a header.
 */
export function visitorPart(secrets: Secrets): string {
  return secrets.sign('csrf', 'visitor').slice(0, RANDOM_BYTES * 2);
}

/** The random digits of a token; they identify the browser. */
export function randomPartOf(token: string): string {
  return token.slice(0, RANDOM_BYTES * 2);
}

/** Whether this server has issued the token for this session. */
export function isCsrfTokenOf(
  secrets: Secrets,
  token: string | undefined,
  sessionId: string | null,
): boolean {
  if (token === undefined || !TOKEN.test(token)) return false;
  return secrets.verify('csrf', signedText(randomPartOf(token), sessionId), token.slice(32));
}

function signedText(random: string, sessionId: string | null): string {
  return `${random}:${sessionId ?? 'anon'}`;
}

/** Whether the browser's headers name this site (`https://host:port`) as the sender, or no sender at all. */
export function comesFromThisSite(headers: Headers, origins: readonly string[]): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return false;
  const source = headers.get('origin') ?? headers.get('referer');
  if (source === null) return true;
  try {
    return origins.includes(new URL(source).origin);
  } catch {
    return false;
  }
}
