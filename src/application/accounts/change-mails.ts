import type { AccountGateway, MailChange, MailOutcome } from '../ports/people/account-gateway.ts';

/** Stops or resumes mails, by the link at the end of each mail. */
export class ChangeMails {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(token: string, change: MailChange): Promise<MailOutcome> {
    return this.#deps.accounts.changeMails(token, change);
  }
}
