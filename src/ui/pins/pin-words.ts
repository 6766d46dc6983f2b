import { clickDestination } from '../../domain/links/clickthrough.ts';
import { domainOf } from '../../domain/links/http-url.ts';
import { pinAltText } from '../../domain/images/pin-image.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { UserShort } from '../../domain/users/user.ts';

/** Who or what a pin comes from, as its card says it. */
export type PinSource =
  | { readonly kind: 'domain'; readonly domain: string }
  | { readonly kind: 'person'; readonly user: UserShort };

/** The title under the picture; empty when the pin has none. */
export function cardTitle(pin: Pick<Pin, 'gridTitle' | 'title'>): string {
  return (pin.gridTitle || pin.title).trim();
}

/** What the card is called: its title, else what the picture shows, else whose pin it is. */
export function cardName(pin: Pin): string {
  const own = cardTitle(pin) || pinAltText(pin).trim();
  if (own) return own;
  return pin.pinner ? `Pin by ${personName(pin.pinner)}` : 'Pin';
}

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

export function personName(user: Pick<UserShort, 'fullName' | 'username'>): string {
  return user.fullName || user.username;
}
