import type { CarouselData, CarouselSlot } from '../../src/domain/pins/carousel.ts';

/** A slot with everything that one can have, called by its number. */
export function aSlot(number: number, fields: Partial<CarouselSlot> = {}): CarouselSlot {
  const sized = (width: number) => ({ url: `/picture/${number * 60}.svg`, width, height: width * 1.25 });
  return {
    entityId: `70${number}`,
    slotId: `70${number}`,
    title: `Slot ${number}`,
    details: `About slot ${number}`,
    link: `https://shop${number}.example/thing`,
    imageSignature: `${number}`.padStart(32, '0'),
    images: { '236x': sized(236), '474x': sized(474), '564x': sized(564), '736x': sized(736) },
    ...fields,
  };
}

/** A carousel of that many slots, at its first one. */
export function aCarousel(slotCount: number, fields: Partial<CarouselData> = {}): CarouselData {
  return {
    entityId: '700',
    carouselId: '700',
    index: 0,
    carouselSlots: Array.from({ length: slotCount }, (_, index) => aSlot(index + 1)),
    ...fields,
  };
}
