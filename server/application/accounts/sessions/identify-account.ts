import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { EMAIL_MAX } from '../../../../src/domain/limits/email-field.ts';
import { checkText } from '../../../../src/domain/limits/text-field.ts';
import type { SessionReader } from '../../ports/people/sessions.ts';
import type { UserReader } from '../../ports/people/users.ts';
import type { Secrets } from '../../ports/surroundings.ts';
import { findByLogin } from '../../people/find-person.ts';

type IdentifyAccountDeps = {
  readonly store: {
    readonly users: Pick<UserReader, 'findByEmail' | 'findByUsername'>;
    readonly sessions: Pick<SessionReader, 'hasLoggedIn'>;
  };
  readonly secrets: Pick<Secrets, 'sign'>;
};

/** Looked up for unknown names, so that the response time does not reveal them. */
const NOBODY = toUserId('0');

export type IdentifiedAccount = {
  /** One key for all spellings of the account's names. */
  readonly key: string;
  /** The account has logged in from this network or in this browser before. */
  readonly isKnownPlace: boolean;
};

/** Maps the account name of a request to a key, so that attempts are counted per account and not per spelling. */
export class IdentifyAccount {
  readonly #deps: IdentifyAccountDeps;

  constructor(deps: IdentifyAccountDeps) {
    this.#deps = deps;
  }

  /** Null for a text that cannot be an account name. `viewerId`: the signed-in user of this browser. */
  async run(request: {
    readonly name: string;
    readonly network: string;
    readonly viewerId: UserId | null;
    /** The id of the browser, which is kept after a log-out; null when it has none. */
    readonly browserId: string | null;
  }): Promise<IdentifiedAccount | null> {
    const { store, secrets } = this.#deps;
    const name = checkText(request.name, { min: 1, max: EMAIL_MAX });
    if (!name.ok) return null;
    const user = await findByLogin(store.users, name.value);
    const id = user?.id ?? NOBODY;
    const { network, browserId } = request;
    const places = [
      loginPlace(secrets, id, network),
      ...(browserId === null ? [] : [loginBrowser(secrets, id, browserId)]),
    ];
    const hasLoggedIn = await store.sessions.hasLoggedIn(id, places);
    if (user === undefined) return { key: `name:${name.value.toLowerCase()}`, isKnownPlace: false };
    return { key: `id:${id}`, isKnownPlace: hasLoggedIn || request.viewerId === id };
  }
}

/** The keyed hash under which a log-in from a network is stored; the network cannot be derived from it. */
export function loginPlace(secrets: Pick<Secrets, 'sign'>, userId: UserId, network: string): string {
  return secrets.sign('login_place', `${userId} ${network}`);
}

/** The same for a browser after a log-out. */
export function loginBrowser(secrets: Pick<Secrets, 'sign'>, userId: UserId, browserId: string): string {
  return loginPlace(secrets, userId, `browser ${browserId}`);
}
