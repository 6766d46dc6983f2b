import { makeAutoObservable, observableRef } from 'mobx';
import type { ToastMessage } from '../../kit/layers/toast-message.ts';
import type { PageDataKey, PageDataStore } from './page-data-store.ts';

/** Messages stay until they are closed; undefined while the choice of the person was not read. */
export const MESSAGES_STAY: PageDataKey<boolean> = 'messagesStay';

/** The one thing that is being said to the person. A newer one takes its place, or waits where messages stay. */
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
