import type { AccountExport, AccountGateway } from '../ports/people/account-gateway.ts';

/** Tells how far the copy of the account is. */
export class ReadExport {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(): Promise<AccountExport> {
    return this.#deps.accounts.readExport();
  }
}
