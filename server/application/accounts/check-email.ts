import { emailKey } from '../../../src/domain/limits/email-field.ts';
import type { Store } from '../ports/store.ts';

/** Whether an account has this address. */
export class CheckEmail {
  readonly #deps: { readonly store: Pick<Store, 'users'> };

  constructor(deps: { readonly store: Pick<Store, 'users'> }) {
    this.#deps = deps;
  }

  async run(email: string): Promise<boolean> {
    return (await this.#deps.store.users.findByEmail(emailKey(email))) !== undefined;
  }
}
