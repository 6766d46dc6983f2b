/**
 * A name that nothing else has. Not `randomUUID`: that one is there on encrypted sites only, and many people run
 * theirs without in a home network.
 */
export function newDraftId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
