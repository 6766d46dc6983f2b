import type { AccountGateway, AccountOutcome } from '../ports/people/account-gateway.ts';

/** Proves that a mail address is its owner's, by the link that was sent there. */
export class VerifyEmail {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(token: string): Promise<AccountOutcome> {
    return this.#deps.accounts.verifyEmail(token);
  }
}
