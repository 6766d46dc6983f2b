/** An address of this site, in the parts of the browser's location. */
export interface AddressParts {
  readonly pathname: string;
  /** Empty, or with the leading question mark. */
  readonly search?: string;
  /** Empty, or with the leading number sign. */
  readonly hash?: string;
}

export function splitAddress(address: string): Required<AddressParts> {
  const hashAt = indexOrEnd(address, '#');
  const beforeHash = address.slice(0, hashAt);
  const searchAt = indexOrEnd(beforeHash, '?');
  return {
    pathname: beforeHash.slice(0, searchAt),
    search: beforeHash.slice(searchAt),
    hash: address.slice(hashAt),
  };
}

function indexOrEnd(text: string, sign: string): number {
  const at = text.indexOf(sign);
  return at === -1 ? text.length : at;
}
