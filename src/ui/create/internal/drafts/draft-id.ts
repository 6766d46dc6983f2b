/**
 * A unique id. `randomUUID` exists only on HTTPS sites, and many people run their own site in a home network without
 * it.
 */
export function newDraftId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
