import type { AccountGateway, AccountOutcome } from '../ports/people/account-gateway.ts';

/** Shuts everybody out of an account that is in danger, by the link in a warning mail. */
export class SecureAccount {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(token: string): Promise<AccountOutcome> {
    return this.#deps.accounts.secure(token);
  }
}
