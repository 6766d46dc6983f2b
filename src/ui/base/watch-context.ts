import type { ServerEvents } from '../../application/connection/server-events.ts';
import type { ContextStore } from './stores/context-store.ts';

/** Keeps the context of the visit as the server's latest answer says it. Call the answer to end it. */
export function watchContext(contact: ServerEvents, store: ContextStore): () => void {
  const take = () => {
    if (contact.context !== null) store.show(contact.context);
  };
  // Answers may have come before this code.
  take();
  return contact.listen(take);
}
