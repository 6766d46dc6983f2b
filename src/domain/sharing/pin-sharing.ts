import type { Pin } from '../pins/pin.ts';
import { pinAddress } from '../routes/pin-address.ts';

type SharedPin = Pick<Pin, 'entityId' | 'seoUrl' | 'title' | 'gridTitle'>;

/** The text and the public address for sharing a pin. */
export interface PinSharing {
  readonly title: string;
  readonly url: string;
}

/** @param site the site of the pin; `origin` without a slash at the end */
export function pinSharing(
  pin: SharedPin,
  site: { readonly name: string; readonly origin: string },
): PinSharing {
  const address = pinAddress({ pin: { id: pin.entityId, seoUrl: pin.seoUrl }, isVisitor: true });
  return {
    title: (pin.title || pin.gridTitle).trim() || `A pin on ${site.name}`,
    url: site.origin + address,
  };
}

/** A `mailto:` address without a recipient, with the pin in its text. */
export function mailAddress({ title, url }: PinSharing): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;
}
