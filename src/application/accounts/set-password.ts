import { refusalOf } from '../checked-fields.ts';
import type { AccountGateway, AccountOutcome, PasswordByMail } from '../ports/people/account-gateway.ts';
import { checkChosenPassword } from './internal/chosen-password.ts';

/** Sets a new password through the link in a reset mail. */
export class SetPassword {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  async run(change: PasswordByMail): Promise<AccountOutcome> {
    const refused = refusalOf({ ...(await checkChosenPassword(change, { username: change.username })) });
    return refused ?? this.#deps.accounts.setPassword(change);
  }
}
