/** What happens between this app and its server: it answered; it did not; it has changed pins as it was asked to. */
export type ContactEvent = 'answered' | 'silent' | 'pins-changed';

/** Tells who wants to know how it stands between this app and its server. */
export class ServerContact {
  readonly #listeners = new Set<(event: ContactEvent) => void>();

  tell(event: ContactEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** Call the answer to end it. */
  listen(listener: (event: ContactEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
