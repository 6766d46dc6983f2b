/**
 * Percent-encodes a value for an address. Lone surrogates, which cannot be encoded, become the replacement character.
 */
export function encodePart(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** Decodes once; `undefined` when the text is not valid percent-encoded UTF-8, or contains a lone surrogate. */
export function decodePart(encoded: string): string | undefined {
  try {
    return encoded.isWellFormed() ? decodeURIComponent(encoded) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses `?a=1&b=2`, with or without the question mark. Empty pairs (doubled ampersands), empty values and invalid
 * encodings count as absent; of repeated keys the first counts.
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
