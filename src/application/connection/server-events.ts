import type { ClientContext } from '../../domain/visits/client-context.ts';

/**
 * `answered`: the server answered. `silent`: no answer came. `wrote`: a write succeeded. `pins-changed`: lists of pins
 * are stale.
 */
export type ServerEvent = 'answered' | 'silent' | 'wrote' | 'pins-changed';

/** @param write the method and the address: `POST /resource/PinResource/create/` */
type Listener = (event: ServerEvent, write?: string) => void;

/** Notifies listeners about the connection between the app and its server. */
export class ServerEvents {
  /** The context in the server's latest answer; null before the first one. */
  context: ClientContext | null = null;
  readonly #listeners = new Set<Listener>();

  tell(event: ServerEvent, write?: string): void {
    for (const listener of this.#listeners) listener(event, write);
  }

  /** Call the result to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
