import { newMail, type NewMailDeps } from '../mail/new-mail.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { WorkBell } from '../ports/work-bell.ts';

type AskEmailConfirmationDeps = NewMailDeps & { readonly store: Store; readonly bell: WorkBell };

/** Sends the link that proves the account's own address, unless it is proven. */
export class AskEmailConfirmation {
  readonly #deps: AskEmailConfirmationDeps;

  constructor(deps: AskEmailConfirmationDeps) {
    this.#deps = deps;
  }

  async run(user: UserRecord): Promise<void> {
    if (user.emailVerified) return;
    const { store, bell } = this.#deps;
    const mail = newMail(this.#deps, user.id, { kind: 'confirm_email', address: user.email });
    await store.transaction((tx) => tx.mails.insert(mail));
    bell.ring('mails');
  }
}
