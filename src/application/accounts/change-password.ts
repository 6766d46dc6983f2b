import { accept, refuse } from '../../domain/limits/checked.ts';
import { refusalOf } from '../checked-fields.ts';
import type { AccountGateway, AccountOutcome, NewPassword } from '../ports/people/account-gateway.ts';
import { checkChosenPassword } from './internal/chosen-password.ts';

/** Changes the password; all other sessions end. */
export class ChangePassword {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  async run(
    change: NewPassword,
    account: { readonly username: string; readonly email: string | null },
  ): Promise<AccountOutcome> {
    const refused = refusalOf({
      oldPassword: change.oldPassword === '' ? refuse('missing') : accept(true),
      ...(await checkChosenPassword(change, account)),
    });
    return refused ?? this.#deps.accounts.changePassword(change);
  }
}
