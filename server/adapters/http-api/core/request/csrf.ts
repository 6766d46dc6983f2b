import type { Secrets } from '../../../../application/ports/surroundings.ts';

const TOKEN = /^[0-9a-f]{64}$/;
const RANDOM_BYTES = 16;

/**
 * A security token for a session (by id) or, with null, for a visitor: 32 random hex digits and their keyed hash.
 * `random`: the random part of the token before, to keep the browser's id.
 */
export function issueCsrfToken(
  secrets: Secrets,
  sessionId: string | null,
  random: string = secrets.randomHex(RANDOM_BYTES),
): string {
  return random + secrets.sign('csrf', signedText(random, sessionId)).slice(0, 32);
}

/** The random digits of a token, by which a browser is known again. */
export function randomPartOf(token: string): string {
  return token.slice(0, RANDOM_BYTES * 2);
}

/** Was this token issued here, for this session? */
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

/** Does the browser say that the request comes from this site (`https://host:port`), or say nothing about it? */
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
