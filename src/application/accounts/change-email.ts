import { accept, refuse } from '../../domain/limits/checked.ts';
import { checkEmail } from '../../domain/limits/email-field.ts';
import { refusalOf } from '../checked-fields.ts';
import type { AccountGateway, AccountOutcome, NewEmail } from '../ports/people/account-gateway.ts';

/** Requests another mail address. It takes effect once the link in the mail to it was opened. */
export class ChangeEmail {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  async run(change: NewEmail): Promise<AccountOutcome> {
    const refused = refusalOf({
      email: checkEmail(change.email),
      password: change.password === '' ? refuse('missing') : accept(true),
    });
    return refused ?? this.#deps.accounts.changeEmail(change);
  }
}
