/**
 * `answered`: the server answered. `silent`: no answer came. `wrote`: a write succeeded. `pins-changed`: lists of pins
 * are stale.
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
