/** A value as text of an address. Half characters, which cannot be encoded, become the replacement character. */
export function encodePart(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** Decodes once; `undefined` when the text is not valid percent-encoded UTF-8, or holds half a character. */
export function decodePart(encoded: string): string | undefined {
  try {
    return encoded.isWellFormed() ? decodeURIComponent(encoded) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads `?a=1&b=2`, with or without the question mark. Empty pairs (doubled ampersands), empty values and
 * values that cannot be decoded count as absent; of repeated keys the first counts.
 */
export function readQuery(search: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [encodedKey = '', ...rest] = pair.replaceAll('+', ' ').split('=');
    const key = decodePart(encodedKey);
    const value = decodePart(rest.join('='));
    if (key && value && !values.has(key)) values.set(key, value);
  }
  return values;
}
