import type { AccountGateway, AccountOutcome } from '../ports/people/account-gateway.ts';

/** Keeps an account whose end was planned. */
export class CancelDeletion {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(): Promise<AccountOutcome> {
    return this.#deps.accounts.cancelDeletion();
  }
}
