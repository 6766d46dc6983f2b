import { mayHaveSession } from '../../../../application/accounts/ending/account-state.ts';
import type { SessionRecord, UserRecord } from '../../../../application/ports/records.ts';
import type { Logger, Secrets } from '../../../../application/ports/surroundings.ts';
import type { SignedInViewer } from './viewer.ts';

const DAY_MS = 86_400_000;

/** The part of the store that requests need for sessions. */
export interface SessionLookup {
  findByTokenHash(tokenHash: string): Promise<{ session: SessionRecord; user: UserRecord } | undefined>;
  /** Need not be durable: a lost renewal is repeated. An unknown id is fine. */
  renew(id: string, times: { lastSeenAt: number; expiresAt: number }): Promise<void>;
}

export type SessionLookupResult = { readonly viewer: SignedInViewer; readonly wasRenewed: boolean };

type SessionReaderDeps = {
  readonly sessions: SessionLookup;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly sessionDays: number;
};

/** Finds the user of a session cookie, and renews sessions in use. */
export class SessionReader {
  readonly #deps: SessionReaderDeps;

  constructor(deps: SessionReaderDeps) {
    this.#deps = deps;
  }

  /** Undefined for an unknown or expired session, and for deactivated accounts. */
  async find(token: string, now: number): Promise<SessionLookupResult | undefined> {
    if (!/^[0-9a-f]{64}$/.test(token)) return undefined;
    const found = await this.#deps.sessions.findByTokenHash(this.#deps.secrets.hashToken(token));
    if (found === undefined || found.session.expiresAt <= now || !mayHaveSession(found.user)) {
      return undefined;
    }
    const { session, user } = found;
    const renewed = now - session.lastSeenAt >= DAY_MS ? await this.#renew(session, now) : undefined;
    return { viewer: { kind: 'user', user, session: renewed ?? session }, wasRenewed: renewed !== undefined };
  }

  /** A limited session is not renewed. */
  async #renew(session: SessionRecord, now: number): Promise<SessionRecord | undefined> {
    if (session.type === 'limited') return undefined;
    const times = { lastSeenAt: now, expiresAt: now + this.#deps.sessionDays * DAY_MS };
    try {
      await this.#deps.sessions.renew(session.id, times);
      return { ...session, ...times };
    } catch (error) {
      this.#deps.logger.warn('session_renewal_failed', { error: error instanceof Error ? error : undefined });
      return undefined;
    }
  }
}
