import { newMail, type NewMailDeps } from '../mail/new-mail.ts';
import type { Store } from '../ports/store.ts';
import type { WorkBell } from '../ports/work-bell.ts';

type AskPasswordResetDeps = NewMailDeps & { readonly store: Store; readonly bell: WorkBell };

/**
 * Notes that somebody wants a new password. Whether there is such an account is looked up in the background, so that
 * neither the answer nor its time tells.
 */
export class AskPasswordReset {
  readonly #deps: AskPasswordResetDeps;

  constructor(deps: AskPasswordResetDeps) {
    this.#deps = deps;
  }

  async run(usernameOrEmail: string): Promise<void> {
    const { store, bell } = this.#deps;
    const mail = newMail(this.#deps, null, { kind: 'password_reset', name: usernameOrEmail });
    await store.transaction((tx) => tx.mails.insert(mail));
    bell.ring('mails');
  }
}
