import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { ageOn } from '../../../../src/domain/limits/birthday-field.ts';
import type { Refusal } from '../../../../src/domain/limits/checked.ts';
import { checkNewPassword } from '../../../../src/domain/limits/password-field.ts';
import { postMail } from '../../mail/post-mail.ts';
import type { PendingSignup } from '../../ports/people/mails.ts';
import type { UserRecord } from '../../ports/records.ts';
import { NotUnique, type Store } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { UNDECIDED } from '../cookie-consent.ts';
import { freeUsername, nobodysName } from '../internal/sign-up/free-username.ts';
import { withOperatorRights, type OperatorNames } from '../operator-rights.ts';
import {
  newSession,
  storeSession,
  type ClientBrowser,
  type NewSessionDeps,
  type OpenedSession,
} from '../sessions/new-session.ts';
import { insertUser, type InsertUserDeps } from '../internal/sign-up/insert-user.ts';
import { newUser } from '../internal/sign-up/new-user.ts';

export type RegisterUserDeps = NewSessionDeps &
  InsertUserDeps & {
    readonly store: Store;
    readonly passwords: PasswordHasher;
    readonly isSignupOpen: boolean;
    /** The minimum age in years; checked when a birthday or an age is sent. */
    readonly minAge: number;
    /** The one-time code for the first account of an empty store; null when none is needed. */
    readonly setupCode: string | null;
    /** Accounts are created only after the address is confirmed by the link of a mail. */
    readonly confirmsEmail: boolean;
    readonly operators: OperatorNames;
  };

/** The texts are validated; absent ones are null. */
export type RegisterUserCommand = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null: derived from the name. */
  readonly username: string | null;
  readonly birthday: string | null;
  /** Years. */
  readonly age: number | null;
  /** Empty when it is not known. */
  readonly country: string;
  readonly locale: string;
  readonly gender: UserRecord['gender'];
  /** Null: a personal account. */
  readonly businessName: string | null;
  readonly setupCode: string | null;
  readonly browser: ClientBrowser;
};

export type TakenField = 'username' | 'email';

export type RegisterUserOutcome =
  | ({ readonly kind: 'registered'; readonly user: UserRecord } & OpenedSession)
  /** A mail was sent to the address, whether it has an account or not; the account is created by its link. */
  | { readonly kind: 'confirm_email' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'too_young' }
  | { readonly kind: 'wrong_setup_code'; readonly problem: 'missing' | 'not_allowed' }
  | { readonly kind: 'bad_password'; readonly refusal: Refusal }
  | { readonly kind: 'taken'; readonly fields: readonly TakenField[] };

/**
 * Creates an account and opens its first session. The first account of an empty store belongs to the operator, who
 * proves it with the setup code where strangers could be faster.
 */
export class RegisterUser {
  readonly #deps: RegisterUserDeps;

  constructor(deps: RegisterUserDeps) {
    this.#deps = deps;
  }

  async run(command: RegisterUserCommand): Promise<RegisterUserOutcome> {
    const { store, passwords, isSignupOpen, minAge } = this.#deps;
    if (!isSignupOpen) return { kind: 'closed' };
    if (this.#ageOf(command) < minAge) return { kind: 'too_young' };
    const codeProblem = (await store.users.isEmpty()) ? this.#setupCodeProblem(command.setupCode) : null;
    if (codeProblem !== null) return { kind: 'wrong_setup_code', problem: codeProblem };

    const id = this.#deps.ids.next();
    const username =
      command.username ?? (await freeUsername(store.users, { ...command, username: null }, id));
    const password = checkNewPassword(command.password, { username, email: command.email });
    if (!password.ok) return { kind: 'bad_password', refusal: password };
    const fields = await this.#takenFields(command);
    if (fields.length > 0) return { kind: 'taken', fields };

    const passwordHash = await passwords.hash(password.value);
    const signup = pendingSignup(command, { username, passwordHash });
    if (this.#deps.confirmsEmail) return this.#askToConfirm(signup);
    const user = newUser(signup, { id: toUserId(id), createdAt: this.#deps.clock.now() });
    const outcome = await this.#insert(user, command.browser);
    // The generated name was taken in the meantime. The user did not choose it, so another one is generated.
    const lostName = outcome.kind === 'taken' && command.username === null;
    if (!lostName || outcome.fields.includes('email')) return outcome;
    return this.#insert({ ...user, username: nobodysName(id) }, command.browser);
  }

  async #askToConfirm(signup: PendingSignup): Promise<RegisterUserOutcome> {
    const letter = { kind: 'signup', signup } as const;
    await this.#deps.store.transaction((tx) => postMail(tx, this.#deps, null, letter));
    return { kind: 'confirm_email' };
  }

  async #insert(user: UserRecord, browser: ClientBrowser): Promise<RegisterUserOutcome> {
    const opened = newSession(this.#deps, user.id, true, browser);
    try {
      const isOperator = await this.#deps.store.transaction(async (tx) => {
        const isFirst = await tx.users.isEmpty();
        await insertUser(tx, this.#deps, { ...user, isOperator: isFirst });
        if (browser.sessionId !== null) await tx.sessions.remove(browser.sessionId);
        await storeSession(tx, this.#deps, opened.session, browser);
        return isFirst;
      });
      const registered = withOperatorRights({ ...user, isOperator }, this.#deps.operators);
      return { kind: 'registered', user: registered, ...opened };
    } catch (error) {
      if (!(error instanceof NotUnique)) throw error;
      return { kind: 'taken', fields: [error.field === 'email' ? 'email' : 'username'] };
    }
  }

  #setupCodeProblem(code: string | null): 'missing' | 'not_allowed' | null {
    const { setupCode, secrets } = this.#deps;
    if (setupCode === null) return null;
    if (code === null) return 'missing';
    return secrets.hashToken(code) === secrets.hashToken(setupCode) ? null : 'not_allowed';
  }

  #ageOf({ birthday, age }: RegisterUserCommand): number {
    if (birthday === null) return age ?? Infinity;
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' }).format(this.#deps.clock.now());
    return Math.min(ageOn(birthday, today), age ?? Infinity);
  }

  /** Where addresses are confirmed by mail, the response does not reveal existing accounts. */
  async #takenFields({ username, email }: RegisterUserCommand): Promise<readonly TakenField[]> {
    const { store, confirmsEmail } = this.#deps;
    const fields: TakenField[] = [];
    if (username !== null && (await store.users.findByUsername(username)) !== undefined)
      fields.push('username');
    if (!confirmsEmail && (await store.users.findByEmail(email)) !== undefined) fields.push('email');
    return fields;
  }
}

/** Copied field by field, so that no other input of the command is stored. */
function pendingSignup(
  command: RegisterUserCommand,
  made: Pick<PendingSignup, 'username' | 'passwordHash'>,
): PendingSignup {
  return {
    ...made,
    email: command.email,
    firstName: command.firstName,
    lastName: command.lastName,
    locale: command.locale,
    country: command.country,
    gender: command.gender,
    birthday: command.birthday,
    businessName: command.businessName,
    consent: command.browser.consent ?? UNDECIDED,
  };
}
