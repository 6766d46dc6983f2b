import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { linkKey } from '../../../../src/domain/links/link-key.ts';
import { variantAddresses, type SourceFacts } from '../../../../src/domain/sources/source-facts.ts';

const HASH_LETTERS = 22;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A short hash of a link's page, for lookups; null for a link without a page. */
export function linkHash(link: string | null): string | null {
  const key = link === null ? null : linkKey(link);
  return key === null ? null : firstLetters(sha256(utf8ToBytes(key)));
}

/** Hashes of the variant addresses of a page's product, without duplicates. */
export function variantKeys(facts: SourceFacts | null): readonly string[] {
  const urls = facts === null ? [] : variantAddresses(facts);
  return [...new Set(urls.map(linkHash))].filter((key) => key !== null);
}

/** The beginning of the bytes as base64url; longer hashes are truncated. */
function firstLetters(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; text.length < HASH_LETTERS; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const bits = (first << 16) | (second << 8) | third;
    for (const shift of [18, 12, 6, 0]) text += BASE64URL[(bits >> shift) & 63];
  }
  return text.slice(0, HASH_LETTERS);
}
