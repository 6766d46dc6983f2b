import { emailKey } from '../../../../src/domain/limits/email-field.ts';
import type { Store } from '../../ports/store.ts';

type CheckEmailDeps = {
  readonly store: Pick<Store, 'users'>;
  /** Addresses are confirmed by mail, so that this check does not reveal existing accounts. */
  readonly confirmsEmail: boolean;
};

/** Whether an account has this address, where the answer may be revealed. */
export class CheckEmail {
  readonly #deps: CheckEmailDeps;

  constructor(deps: CheckEmailDeps) {
    this.#deps = deps;
  }

  async run(email: string): Promise<boolean> {
    if (this.#deps.confirmsEmail) return false;
    return (await this.#deps.store.users.findByEmail(emailKey(email))) !== undefined;
  }
}
