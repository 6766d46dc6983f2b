import type { AccountGateway, AccountOutcome } from '../ports/people/account-gateway.ts';

/** Sends the mail again that proves the address. */
export class SendVerification {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(): Promise<AccountOutcome> {
    return this.#deps.accounts.sendVerification();
  }
}
