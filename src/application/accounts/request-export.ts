import type { AccountGateway } from '../ports/people/account-gateway.ts';

/** Asks for a copy of everything that belongs to the account. */
export class RequestExport {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(): ReturnType<AccountGateway['requestExport']> {
    return this.#deps.accounts.requestExport();
  }
}
