import type { SessionRecord, UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import { goodToken } from '../internal/credentials/mail-token.ts';
import {
  newLimitedSession,
  type ClientBrowser,
  type NewSessionDeps,
  type OpenedSession,
} from './new-session.ts';

export type LogInByMailCommand = {
  readonly token: string;
  readonly browser: ClientBrowser;
  /** The current session of this browser, if any. */
  readonly current: { readonly user: UserRecord; readonly session: SessionRecord } | null;
};

export type LogInByMailOutcome =
  | ({ readonly kind: 'logged_in'; readonly user: UserRecord } & OpenedSession)
  /** This browser already has a full session of the same account. */
  | { readonly kind: 'stays'; readonly user: UserRecord; readonly session: SessionRecord }
  | { readonly kind: 'bad_token' }
  | { readonly kind: 'restricted' };

type LogInByMailDeps = NewSessionDeps & { readonly store: Store };

/** Opens a limited session with a single-use link of a mail. */
export class LogInByMail {
  readonly #deps: LogInByMailDeps;

  constructor(deps: LogInByMailDeps) {
    this.#deps = deps;
  }

  async run({ token, browser, current }: LogInByMailCommand): Promise<LogInByMailOutcome> {
    const { store } = this.#deps;
    const found = await goodToken(this.#deps, token, 'login');
    const user = found?.userId ? await store.users.find(found.userId) : undefined;
    if (found === undefined || user === undefined || user.state === 'deactivated')
      return { kind: 'bad_token' };
    if (user.state === 'suspended') return { kind: 'restricted' };
    const stays = current !== null && current.user.id === user.id && current.session.type === 'full';
    const opened = newLimitedSession(this.#deps, user.id, browser);
    const isFirst = await store.transaction(async (tx) => {
      if (!(await tx.mailTokens.take(found.hash, 'login'))) return false;
      if (stays) return true;
      if (browser.sessionId !== null) await tx.sessions.remove(browser.sessionId);
      await tx.sessions.insert(opened.session);
      return true;
    });
    if (!isFirst) return { kind: 'bad_token' };
    return stays ? { kind: 'stays', user, session: current.session } : { kind: 'logged_in', user, ...opened };
  }
}
