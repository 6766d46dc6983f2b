import { makeAutoObservable } from 'mobx';
import type { Viewer } from '../../domain/users/user.ts';
import type { SessionStore } from '../base/stores/session-store.ts';

/** True while the person is asked to log in on the current page, because the session has ended or is too limited. */
export class SessionPrompt {
  isAsked = false;
  /** The write that was refused: `POST /resource/PinResource/create/`; null when there is none. */
  write: string | null = null;
  readonly #session: SessionStore;
  #returned: ((back: boolean) => void) | null = null;

  constructor(session: SessionStore) {
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks the user once; visitors are not asked. True: the same user has logged in again. */
  ask(write?: string): Promise<boolean> {
    if (this.#session.kind === 'visitor') return Promise.resolve(false);
    this.isAsked = true;
    this.write = write ?? null;
    return new Promise((resolve) => (this.#returned = resolve));
  }

  /** Null: not now. Without an open question nothing happens. */
  answer(back: Viewer | null): void {
    if (!this.isAsked) return;
    this.isAsked = false;
    if (back !== null) this.#session.show(back);
    this.#returned?.(back !== null);
  }
}
