import { makeAutoObservable, observableRef } from 'mobx';
import type { ToastMessage } from '../../kit/layers/toast-message.ts';
import type { PageDataKey, PageDataStore } from './page-data-store.ts';

/** Whether toasts stay until they are closed; undefined until the setting is loaded. */
export const MESSAGES_STAY: PageDataKey<boolean> = 'messagesStay';

/** The current toast. A new one replaces it, or is queued where toasts stay until they are closed. */
export class ToastStore {
  message: ToastMessage | null = null;
  #said = 0;
  #waiting: ToastMessage[] = [];
  readonly #kept: PageDataStore;

  constructor(kept: PageDataStore) {
    this.#kept = kept;
    makeAutoObservable(this, { message: observableRef }, { autoBind: true });
  }

  say(said: Omit<ToastMessage, 'id'>): void {
    this.#said += 1;
    const message = { ...said, id: `toast-${this.#said}` };
    if (this.message !== null && this.#kept.find(MESSAGES_STAY) === true) this.#waiting.push(message);
    else this.message = message;
  }

  forget(id: string): void {
    if (this.message?.id === id) this.message = this.#waiting.shift() ?? null;
  }
}
