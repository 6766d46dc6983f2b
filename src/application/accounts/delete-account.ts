import { accept, refuse, type Checked } from '../../domain/limits/checked.ts';
import { refusalOf } from '../checked-fields.ts';
import type { AccountGateway, Deletion } from '../ports/people/account-gateway.ts';

/** Plans the deletion of the account. Its owner types the username, to prevent accidental deletion. */
export class DeleteAccount {
  readonly #deps: { readonly accounts: AccountGateway };
  constructor(deps: { readonly accounts: AccountGateway }) {
    this.#deps = deps;
  }

  async run(deletion: Deletion, username: string): ReturnType<AccountGateway['planDeletion']> {
    const refused = refusalOf({
      confirm: checkConfirmation(deletion.confirm, username),
      password: deletion.password === '' ? refuse('missing') : accept(true),
    });
    return refused ?? this.#deps.accounts.planDeletion({ ...deletion, confirm: username });
  }
}

function checkConfirmation(typed: string, username: string): Checked<unknown> {
  const name = typed.trim().replace(/^@/, '').toLowerCase();
  if (name === '') return refuse('missing');
  return name === username.toLowerCase() ? accept(true) : refuse('not_allowed');
}
