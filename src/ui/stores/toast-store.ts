import { makeAutoObservable, observableRef } from 'mobx';
import type { ToastMessage } from '../kit/toast-message.ts';

/** The one thing that is being said to the person; a newer one takes its place. */
export class ToastStore {
  message: ToastMessage | null = null;
  #said = 0;

  constructor() {
    makeAutoObservable(this, { message: observableRef }, { autoBind: true });
  }

  say(message: Omit<ToastMessage, 'id'>): void {
    this.#said += 1;
    this.message = { ...message, id: `toast-${this.#said}` };
  }

  forget(id: string): void {
    if (this.message?.id === id) this.message = null;
  }
}
