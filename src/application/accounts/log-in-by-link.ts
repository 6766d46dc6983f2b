import type { AccountGateway } from '../ports/people/account-gateway.ts';

/** Signs a person in by a link that was mailed. The session can read, not write. */
export class LogInByLink {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(token: string): ReturnType<AccountGateway['logInByLink']> {
    return this.#deps.accounts.logInByLink(token);
  }
}
