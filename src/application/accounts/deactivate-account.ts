import { accept, refuse } from '../../domain/limits/checked.ts';
import { refusalOf } from '../checked-fields.ts';
import type { AccountGateway, AccountOutcome, Leaving } from '../ports/account-gateway.ts';

/** Hides the account until its owner logs in again. */
export class DeactivateAccount {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  async run(leaving: Leaving): Promise<AccountOutcome> {
    const refused = refusalOf({ password: leaving.password === '' ? refuse('missing') : accept(true) });
    return refused ?? this.#deps.accounts.deactivate(leaving);
  }
}
