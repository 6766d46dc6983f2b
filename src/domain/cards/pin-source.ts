import { clickDestination } from '../links/clickthrough.ts';
import { domainOf } from '../links/http-url.ts';
import type { Pin } from '../pins/pin.ts';
import type { UserShort } from '../users/user.ts';

/** Who or what a pin comes from, as its card says it. */
export type PinSource =
  | { readonly kind: 'domain'; readonly domain: string }
  | { readonly kind: 'person'; readonly user: UserShort };

/** The line under the title: the site that a link leads to, or its official account; the pinner without a link. */
export function pinSource(pin: Pin): PinSource | null {
  const address = sourceAddress(pin);
  const official = address && pin.linkDomain?.officialUser;
  if (official) return { kind: 'person', user: official };
  const domain = address && (pin.linkDomain?.domain || domainOf(address));
  if (domain) return { kind: 'domain', domain };
  return pin.pinner && { kind: 'person', user: pin.pinner };
}

/** Where the source link of an ordinary card leads, or null. */
export function sourceAddress(pin: Pin): string | null {
  return clickDestination(pin, { isPromoted: false, isMobile: false, allowsMarketing: false });
}
