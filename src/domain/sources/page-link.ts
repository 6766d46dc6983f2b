import { checkLink } from '../links/link-field.ts';
import type { SourcePage } from './source-page.ts';

/** The link of the pin: the canonical address of the page, or else the requested address. */
export function pageLink({ canonicalUrl, address }: SourcePage): string {
  return canonicalUrl !== '' && checkLink(canonicalUrl).ok ? canonicalUrl : address;
}
