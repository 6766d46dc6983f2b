import { createHash } from 'node:crypto';
import { linkKey } from '../../../../src/domain/links/link-key.ts';
import { variantAddresses, type SourceFacts } from '../../../../src/domain/sources/source-facts.ts';

/** Names the page of a link in few letters, so that it can be looked up; null where there is no page. */
export function linkHash(link: string | null): string | null {
  const key = link === null ? null : linkKey(link);
  return key === null ? null : createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

/** Names the addresses of the variants of what a page sells on its site, each once. */
export function variantKeys(facts: SourceFacts | null): readonly string[] {
  const urls = facts === null ? [] : variantAddresses(facts);
  return [...new Set(urls.map(linkHash))].filter((key) => key !== null);
}
