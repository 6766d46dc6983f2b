import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { ConsentRecord, SessionRecord } from '../ports/records.ts';
import type { Clock, IdGenerator, Secrets } from '../ports/surroundings.ts';
import { addressHint } from './address-hint.ts';

/** The browser that asks for a session. */
export type AskingBrowser = {
  readonly userAgent: string;
  readonly address: string;
  /** Its decision about cookies, if there is one. */
  readonly consent: ConsentRecord | null;
  /** The session that it had until now, which ends with the new one. */
  readonly sessionId: string | null;
};

/** A session and the secret of its cookie, of which only the hash is kept. */
export type OpenedSession = { readonly token: string; readonly session: SessionRecord };

export type NewSessionDeps = {
  readonly secrets: Pick<Secrets, 'randomHex' | 'hashToken'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly sessionDays: number;
};

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;
const USER_AGENT_MAX = 300;

/** A full session with an id and a token that nobody has seen before; the caller stores it. */
export function newSession(
  deps: NewSessionDeps,
  userId: UserId,
  remember: boolean,
  browser: AskingBrowser,
): OpenedSession {
  const token = deps.secrets.randomHex(TOKEN_BYTES);
  const now = deps.clock.now();
  const session: SessionRecord = {
    id: deps.ids.next(),
    tokenHash: deps.secrets.hashToken(token),
    userId,
    type: 'full',
    remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + deps.sessionDays * DAY_MS,
    userAgent: browser.userAgent.slice(0, USER_AGENT_MAX),
    addressHint: addressHint(browser.address),
  };
  return { token, session };
}
