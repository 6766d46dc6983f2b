import { checkLink } from '../links/link-field.ts';
import type { SourcePage } from './source-page.ts';

/** Where the pin leads: how the page wants to be linked to, else the address that was given. */
export function pageLink({ canonicalUrl, address }: SourcePage): string {
  return canonicalUrl !== '' && checkLink(canonicalUrl).ok ? canonicalUrl : address;
}
