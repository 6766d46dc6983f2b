import type { Pin } from '../pins/pin.ts';

/** The page of this site that redirects to other sites, by its path or its absolute address. */
const OFFSITE = /^(?:https?:\/\/[^/?#]*)?\/offsite\/?\?/i;

/**
 * The address of an own link to the page that redirects to other sites: with the clicked pin, which other hosts never
 * learn. Null for other links of this site.
 */
export function offsiteAddress(
  href: string,
  { entityId, trackingParams }: Pick<Pin, 'entityId' | 'trackingParams'>,
): string | null {
  if (!OFFSITE.test(href)) return null;
  const address = /[?&]pin=/.test(href) ? href : `${href}&pin=${entityId}`;
  return `${address}&client_tracking_params=${encodeURIComponent(trackingParams)}`;
}
