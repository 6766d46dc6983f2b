import type { Pin } from '../pins/pin.ts';
import type { Surface } from '../surfaces/surface.ts';

/** An open pin is shown as a pin, or as a product. */
export type CloseupKind = 'pin' | 'product';

export function closeupKind({ isEligibleForPdp }: Pick<Pin, 'isEligibleForPdp'>): CloseupKind {
  return isEligibleForPdp ? 'product' : 'pin';
}

const RELATED: Readonly<Record<CloseupKind, Surface>> = {
  pin: 'RelatedPinGrid',
  product: 'PdpRelatedPinGrid',
};

/** The grid of related pins below an open one. */
export function relatedSurface(pin: Pick<Pin, 'isEligibleForPdp'>): Surface {
  return RELATED[closeupKind(pin)];
}
