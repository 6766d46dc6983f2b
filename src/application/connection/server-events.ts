import type { ClientContext } from '../../domain/visits/client-context.ts';

/**
 * `answered`: the server answered. `silent`: no answer came. `wrote`: a write succeeded. `pins-changed`: lists of pins
 * are stale.
 */
export type ServerEvent = 'answered' | 'silent' | 'wrote' | 'pins-changed';

/** @param write what was written to: `POST /resource/PinResource/create/` */
type Listener = (event: ServerEvent, write?: string) => void;

/** Tells who wants to know how it stands between this app and its server. */
export class ServerEvents {
  /** What the server said of the visit with its latest answer; null before the first one. */
  context: ClientContext | null = null;
  readonly #listeners = new Set<Listener>();

  tell(event: ServerEvent, write?: string): void {
    for (const listener of this.#listeners) listener(event, write);
  }

  /** Call the answer to end it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
