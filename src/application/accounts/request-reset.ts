import { accept, refuse } from '../../domain/limits/checked.ts';
import { refusalOf } from '../checked-fields.ts';
import type { AccountGateway, AccountOutcome } from '../ports/people/account-gateway.ts';

/** Sends a mail with a link for a new password. The result does not reveal whether the account exists. */
export class RequestReset {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  async run(usernameOrEmail: string): Promise<AccountOutcome> {
    const name = usernameOrEmail.trim();
    const refused = refusalOf({ usernameOrEmail: name === '' ? refuse('missing') : accept(true) });
    return refused ?? this.#deps.accounts.requestReset(name);
  }
}
