import type { Pin } from '../../../domain/pins/pin.ts';

/** A link that may leave the site, stored by its element. */
export type ShownOutboundLink = {
  readonly url: string;
  /** The pin whose click is recorded; null for links that belong to no pin. */
  readonly pin: Pin | null;
  /** The position of a chip of a collection or a collage. */
  readonly chip?: number | undefined;
};

/** The outbound link of each element, for the handler of all clicks. */
export const OUTBOUND_LINKS = new WeakMap<Element, ShownOutboundLink>();
