import type { TopicId } from '../ids/ids.ts';
import { domainOf } from '../links/http-url.ts';
import type { ProductFilters } from './product-filters.ts';

/** A list of all public pins of one kind: videos, products, or what links to a web domain. */
export type Listing =
  /** `topicId` null: about everything. */
  | { readonly kind: 'videos'; readonly topicId: TopicId | null }
  | { readonly kind: 'products'; readonly topicId: TopicId | null; readonly filters: ProductFilters }
  /** Host without `www.` */
  | { readonly kind: 'domain'; readonly domain: string };

/** Pages offer videos and products from this many pins on. */
const LEAST_PINS = { videos: 6, products: 8, domain: 1 } as const;

/** The smallest number of pins with which a list has a page. */
export function leastPinsOf(kind: Listing['kind']): number {
  return LEAST_PINS[kind];
}

/** True for a list with enough pins for a page; filters do not count. */
export function hasListingPage(kind: Listing['kind'], pinCount: number): boolean {
  return pinCount >= LEAST_PINS[kind];
}

/** Characters of the name of a web domain. */
export const MAX_DOMAIN = 253;

/** A web domain of an address as pins are listed by it, without `www.`; undefined for what is no domain. */
export function listedDomain(text: string): string | undefined {
  const domain = text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  const isDomain =
    domain.length <= MAX_DOMAIN && /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u.test(domain);
  return isDomain ? domain : undefined;
}

/** The same of the site that a pin leads to. */
export function listedDomainOf(link: string | null): string | undefined {
  return link === null ? undefined : listedDomain(domainOf(link) ?? '');
}
