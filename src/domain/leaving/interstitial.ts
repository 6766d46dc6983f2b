import type { Pin } from '../pins/pin.ts';
import { formatRoute } from '../routes/format-route.ts';

/** The situation of a click that leaves the site. */
export type LeavingSituation = {
  readonly isSignedIn: boolean;
  /** The browser has not been here before. */
  readonly isNewVisitor: boolean;
  /** The click is on a card of the home page. */
  readonly isOnHome: boolean;
};

/** Whether a page of this site comes between: for visitors who are new or look around on the home page, never for ads. */
export function leavesThroughInterstitial(
  pin: Pick<Pin, 'promoter'> | null,
  { isSignedIn, isNewVisitor, isOnHome }: LeavingSituation,
): boolean {
  return !isSignedIn && (isNewVisitor || isOnHome) && pin !== null && pin.promoter === null;
}

/** The address of that page. @param origin the path to which it leads back */
export function interstitialAddress(url: string, pin: Pin, origin: string): string {
  return formatRoute({
    kind: 'pin-redirect',
    domain: pin.domain,
    origin,
    pinCategory: pin.category ?? undefined,
    pinImageUrl: pin.imageSpec['236x']?.url.replace(/^https?:\/\/[^/]+/, ''),
    redirectUrl: url,
  });
}
