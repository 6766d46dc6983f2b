import type { AccountGateway, MailOutcome } from '../ports/people/account-gateway.ts';

/** Tells which mails an address gets, by the link at the end of each mail. */
export class ReadMails {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  run(token: string): Promise<MailOutcome> {
    return this.#deps.accounts.mails(token);
  }
}
