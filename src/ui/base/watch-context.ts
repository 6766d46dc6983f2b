import type { ServerEvents } from '../../application/connection/server-events.ts';
import type { ContextStore } from './stores/context-store.ts';

/** Updates the context of the visit from the server's answers. Call the result to stop. */
export function watchContext(contact: ServerEvents, store: ContextStore): () => void {
  const take = () => {
    if (contact.context !== null) store.show(contact.context);
  };
  // Answers may have arrived before this code was loaded.
  take();
  return contact.listen(take);
}
