import type { Pin } from '../pins/pin.ts';

/** Number of slots; 0 when the pin is not a carousel. */
export function slotCountOf({ carouselData }: Pick<Pin, 'carouselData'>): number {
  const count = carouselData?.carouselSlots.length ?? 0;
  return count > 1 ? count : 0;
}

/** The slot with this number, or the nearest existing one. */
export function slotWithin(index: number, slotCount: number): number {
  return Number.isInteger(index) ? Math.max(0, Math.min(index, slotCount - 1)) : 0;
}
