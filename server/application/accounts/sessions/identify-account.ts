import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { EMAIL_MAX } from '../../../../src/domain/limits/email-field.ts';
import { checkText } from '../../../../src/domain/limits/text-field.ts';
import type { SessionReader, UserReader } from '../../ports/store.ts';
import type { Secrets } from '../../ports/surroundings.ts';
import { findByLogin } from '../../people/find-person.ts';

type IdentifyAccountDeps = {
  readonly store: {
    readonly users: Pick<UserReader, 'findByEmail' | 'findByUsername'>;
    readonly sessions: Pick<SessionReader, 'hasLoggedIn'>;
  };
  readonly secrets: Pick<Secrets, 'sign'>;
};

/** Looked up for names that nobody has, so that the time of an answer does not tell. */
const NOBODY = toUserId('0');

export type IdentifiedAccount = {
  /** One for all spellings of all names of the account. */
  readonly key: string;
  /** Somebody has logged in to it from this network or in this browser. */
  readonly isKnownPlace: boolean;
};

/** Says which account a request means, so that attempts are counted for the account and not for its spelling. */
export class IdentifyAccount {
  readonly #deps: IdentifyAccountDeps;

  constructor(deps: IdentifyAccountDeps) {
    this.#deps = deps;
  }

  /** Null for what can name no account. `viewerId`: who is signed in in this browser. */
  async run(asked: {
    readonly name: string;
    readonly network: string;
    readonly viewerId: UserId | null;
    /** The id of the browser, which survives a log-out; null when it has none. */
    readonly browserId: string | null;
  }): Promise<IdentifiedAccount | null> {
    const { store, secrets } = this.#deps;
    const name = checkText(asked.name, { min: 1, max: EMAIL_MAX });
    if (!name.ok) return null;
    const user = await findByLogin(store.users, name.value);
    const id = user?.id ?? NOBODY;
    const { network, browserId } = asked;
    const places = [
      loginPlace(secrets, id, network),
      ...(browserId === null ? [] : [loginBrowser(secrets, id, browserId)]),
    ];
    const hasLoggedIn = await store.sessions.hasLoggedIn(id, places);
    if (user === undefined) return { key: `name:${name.value.toLowerCase()}`, isKnownPlace: false };
    return { key: `id:${id}`, isKnownPlace: hasLoggedIn || asked.viewerId === id };
  }
}

/** The name under which it is kept that somebody has logged in from a network; nobody can read the network from it. */
export function loginPlace(secrets: Pick<Secrets, 'sign'>, userId: UserId, network: string): string {
  return secrets.sign('login_place', `${userId} ${network}`);
}

/** The same for a browser that has logged out. */
export function loginBrowser(secrets: Pick<Secrets, 'sign'>, userId: UserId, browserId: string): string {
  return loginPlace(secrets, userId, `browser ${browserId}`);
}
