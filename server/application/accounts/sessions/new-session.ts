import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { ConsentRecord, SessionRecord } from '../../ports/records.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import type { Clock, IdGenerator, Secrets } from '../../ports/surroundings.ts';
import { addressHint } from '../credentials/address-hint.ts';
import { loginPlace } from './identify-account.ts';

/** The browser that asks for a session. */
export type ClientBrowser = {
  readonly userAgent: string;
  readonly address: string;
  /** The address, or of an IPv6 address its network: what counts as one client. */
  readonly network: string;
  /** Its decision about cookies, if there is one. */
  readonly consent: ConsentRecord | null;
  /** The session that it had until now, which ends with the new one. */
  readonly sessionId: string | null;
};

/** A session and the secret of its cookie, of which only the hash is kept. */
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

/** How long a session from a mail's link lasts, in milliseconds. */
const LIMITED_SESSION_MS = DAY_MS;

/** A full session with an id and a token that nobody has seen before; `storeSession` keeps it. */
export function newSession(
  deps: NewSessionDeps,
  userId: UserId,
  remember: boolean,
  browser: ClientBrowser,
): OpenedSession {
  return opened(deps, userId, browser, { type: 'full', remember, lifetime: deps.sessionDays * DAY_MS });
}

/** Keeps a full session, and that its user has logged in from this network. */
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

/** A session that reads, and writes almost nothing: whoever can read a mail is not yet its owner. */
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
