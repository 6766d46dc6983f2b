import type { CardImageSize, ImageRef } from '../images/image-spec.ts';

export interface CarouselSlot {
  readonly entityId: string;
  readonly slotId: string;
  readonly title: string;
  readonly details: string;
  readonly link: string;
  readonly imageSignature: string;
  readonly images: { readonly [size in CardImageSize]?: ImageRef };
}

/** The slots of a carousel; `index` is the initial slot. */
export interface CarouselData {
  readonly entityId: string;
  readonly carouselId: string;
  readonly index: number;
  readonly carouselSlots: readonly CarouselSlot[];
}
