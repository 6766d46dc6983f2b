import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { ConsentRecord, SessionRecord } from '../../ports/records.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import type { Clock, IdGenerator, Secrets } from '../../ports/surroundings.ts';
import { addressHint } from '../internal/credentials/address-hint.ts';
import { loginPlace } from './identify-account.ts';

/** The browser of a new session. */
export type ClientBrowser = {
  readonly userAgent: string;
  readonly address: string;
  /** The client's address, or the network of an IPv6 address. */
  readonly network: string;
  /** The consent of this browser, if any. */
  readonly consent: ConsentRecord | null;
  /** The previous session of this browser, which the new one replaces. */
  readonly sessionId: string | null;
};

/** A session and the secret of its cookie; only the hash is stored. */
export type OpenedSession = { readonly token: string; readonly session: SessionRecord };

export type NewSessionDeps = {
  readonly secrets: Pick<Secrets, 'randomHex' | 'hashToken' | 'sign'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly sessionDays: number;
};

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;
const USER_AGENT_MAX = 300;

/** Lifetime of a session from a mail's link, in milliseconds. */
const LIMITED_SESSION_MS = DAY_MS;

/** A full session with a new id and token; `storeSession` stores it. */
export function newSession(
  deps: NewSessionDeps,
  userId: UserId,
  remember: boolean,
  browser: ClientBrowser,
): OpenedSession {
  return opened(deps, userId, browser, { type: 'full', remember, lifetime: deps.sessionDays * DAY_MS });
}

/** Stores a full session, and the network of the log-in. */
export async function storeSession(
  tx: StoreTransaction,
  { secrets }: Pick<NewSessionDeps, 'secrets'>,
  session: SessionRecord,
  { network }: ClientBrowser,
): Promise<void> {
  await tx.sessions.insert(session);
  await tx.sessions.noteLogin(
    session.userId,
    loginPlace(secrets, session.userId, network),
    session.createdAt,
  );
}

/**
 * A limited session: it can read, and write almost nothing, because a reader of a mail is not necessarily the account's
 * owner.
 */
export function newLimitedSession(
  deps: NewSessionDeps,
  userId: UserId,
  browser: ClientBrowser,
): OpenedSession {
  return opened(deps, userId, browser, { type: 'limited', remember: true, lifetime: LIMITED_SESSION_MS });
}

function opened(
  deps: NewSessionDeps,
  userId: UserId,
  browser: ClientBrowser,
  { lifetime, ...kind }: Pick<SessionRecord, 'type' | 'remember'> & { readonly lifetime: number },
): OpenedSession {
  const token = deps.secrets.randomHex(TOKEN_BYTES);
  const now = deps.clock.now();
  const session: SessionRecord = {
    id: deps.ids.next(),
    tokenHash: deps.secrets.hashToken(token),
    userId,
    ...kind,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + lifetime,
    userAgent: browser.userAgent.slice(0, USER_AGENT_MAX),
    addressHint: addressHint(browser.address),
  };
  return { token, session };
}
