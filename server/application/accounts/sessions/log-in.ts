import { normalizedPassword } from '../../../../src/domain/limits/password-field.ts';
import type { ConsentRecord, UserRecord } from '../../ports/records.ts';
import type { ConsentLog } from '../../consent/consent-log.ts';
import type { Store, StoreTransaction } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { findByLogin } from '../../people/find-person.ts';
import { mergedConsent } from '../cookie-consent.ts';
import { withOperatorRights, type OperatorNames } from '../operator-rights.ts';
import {
  newSession,
  storeSession,
  type ClientBrowser,
  type NewSessionDeps,
  type OpenedSession,
} from './new-session.ts';

export type LogInDeps = NewSessionDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
  readonly operators: OperatorNames;
  readonly consentLog: Pick<ConsentLog, 'merge'>;
};

export type LogInCommand = {
  readonly usernameOrEmail: string;
  readonly password: string;
  /** False: the session ends when the browser is closed. */
  readonly remember: boolean;
  readonly browser: ClientBrowser;
};

export type LogInOutcome =
  | ({ readonly kind: 'logged_in'; readonly user: UserRecord } & OpenedSession)
  /** Unknown account or wrong password; the response does not reveal which. */
  | { readonly kind: 'refused' };

/** A hash without a password; checking it takes as long as checking any other hash. */
const NOBODYS_HASH = '';

/**
 * Opens a full session for the right password. A deactivated account becomes active again. Users of suspended accounts
 * may read, export their data and delete the account.
 */
export class LogIn {
  readonly #deps: LogInDeps;

  constructor(deps: LogInDeps) {
    this.#deps = deps;
  }

  async run(command: LogInCommand): Promise<LogInOutcome> {
    const user = await findByLogin(this.#deps.store.users, command.usernameOrEmail);
    const hash = user?.passwordHash ?? NOBODYS_HASH;
    const isRight = await this.#deps.passwords.verify(normalizedPassword(command.password), hash);
    if (user === undefined || !isRight || this.#isGone(user)) return { kind: 'refused' };
    return this.#open(user, command);
  }

  /** The grace period is over: the account is being deleted. */
  #isGone({ deletesAt }: UserRecord): boolean {
    return deletesAt !== null && deletesAt <= this.#deps.clock.now();
  }

  async #open(user: UserRecord, { browser, remember }: LogInCommand): Promise<LogInOutcome> {
    const opened = newSession(this.#deps, user.id, remember, browser);
    const merged = mergedConsent(user.consent, browser.consent);
    const change = await this.#deps.store.transaction(async (tx) => {
      const consent = merged === user.consent ? merged : await this.#merge(tx, user, merged);
      const change = {
        ...(consent === user.consent ? {} : { consent }),
        ...(isBack(user) ? { state: 'active' as const } : {}),
      };
      if (Object.keys(change).length > 0) await tx.users.update(user.id, change);
      if (user.consent.analytics && !consent.analytics)
        await tx.events.removeAllOf({ kind: 'user', id: user.id });
      if (browser.sessionId !== null) await tx.sessions.remove(browser.sessionId);
      await storeSession(tx, this.#deps, opened.session, browser);
      return change;
    });
    const changed = withOperatorRights({ ...user, ...change }, this.#deps.operators);
    return { kind: 'logged_in', user: changed, ...opened };
  }

  #merge(tx: StoreTransaction, { id, consent, locale }: UserRecord, browser: ConsentRecord) {
    const now = this.#deps.clock.now();
    return this.#deps.consentLog.merge(tx, { userId: id, account: consent, browser, locale, now });
  }
}

/** A log-in ends a deactivation, but does not cancel a deletion. */
function isBack({ state, deletesAt }: UserRecord): boolean {
  return state === 'deactivated' && deletesAt === null;
}
