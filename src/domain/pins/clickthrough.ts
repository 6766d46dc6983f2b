import type { Pin } from './pin.ts';
import { parseHttpUrl } from '../links/http-url.ts';

/** Removes the tracking parameter `epik` from an address. */
export function withoutEpik(url: string): string {
  const hashStart = url.indexOf('#');
  const hash = hashStart < 0 ? '' : url.slice(hashStart);
  const beforeHash = hashStart < 0 ? url : url.slice(0, hashStart);
  const queryStart = beforeHash.indexOf('?');
  if (queryStart < 0) return url;
  const fields = beforeHash.slice(queryStart + 1).split('&');
  const kept = fields.filter((field) => field !== 'epik' && !field.startsWith('epik='));
  if (kept.length === fields.length) return url;
  const query = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return beforeHash.slice(0, queryStart) + query + hash;
}

export interface ClickSituation {
  readonly isPromoted: boolean;
  readonly isMobile: boolean;
  /** The viewer's consent to marketing. */
  readonly allowsMarketing: boolean;
}

/**
 * The external destination of a click on a pin, or null. In this order: the tracked link of an ad with marketing
 * consent, its own destination, the mobile link on mobile, the destination, the link. Always http(s).
 */
export function clickDestination(
  pin: Pick<
    Pin,
    'link' | 'mobileLink' | 'trackedLink' | 'destinationUrl' | 'adDestinationUrl' | 'isGoLinkless'
  >,
  situation: ClickSituation,
): string | null {
  if (pin.isGoLinkless) return null;
  const { isPromoted, isMobile, allowsMarketing } = situation;
  const candidates = [
    isPromoted && allowsMarketing ? pin.trackedLink : null,
    isPromoted ? pin.adDestinationUrl : null,
    isMobile ? pin.mobileLink : null,
    pin.destinationUrl,
    pin.link,
  ];
  const chosen = candidates.find((url): url is string => url !== null && parseHttpUrl(url) !== null);
  return chosen === undefined ? null : withoutEpik(chosen);
}
