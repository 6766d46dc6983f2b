/**
 * What happens between this app and its server: it answered; it did not; it did what a write asked for; lists of pins
 * hold something else by that.
 */
export type ContactEvent = 'answered' | 'silent' | 'wrote' | 'pins-changed';

/** @param call of a write: `Pin/create`, `PUT /v3/boards/{}/follow/` */
type Listener = (event: ContactEvent, call?: string) => void;

/** Tells who wants to know how it stands between this app and its server. */
export class ServerContact {
  readonly #listeners = new Set<Listener>();

  tell(event: ContactEvent, call?: string): void {
    for (const listener of this.#listeners) listener(event, call);
  }

  /** Call the answer to end it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
