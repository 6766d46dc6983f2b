/** The global id of an object: base64 of kind and id. */
export function nodeId(kind: 'Pin' | 'Board' | 'User' | 'AggregatedPinData', id: string): string {
  return btoa(`${kind}:${id}`);
}
