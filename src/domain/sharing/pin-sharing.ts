import type { Pin } from '../pins/pin.ts';
import { pinAddress } from '../routes/pin-address.ts';

type SharedPin = Pick<Pin, 'entityId' | 'seoUrl' | 'title' | 'gridTitle'>;

/** The title, which may be empty, and the public address for sharing a pin. */
export interface PinSharing {
  readonly title: string;
  readonly url: string;
}

/** @param origin of the pin's site, without a slash at the end */
export function pinSharing(pin: SharedPin, origin: string): PinSharing {
  const address = pinAddress({ pin: { id: pin.entityId, seoUrl: pin.seoUrl }, isVisitor: true });
  return {
    title: (pin.title || pin.gridTitle).trim(),
    url: origin + address,
  };
}

/** A `mailto:` address without a recipient, with the pin in its text. */
export function mailAddress({ title, url }: PinSharing): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;
}
