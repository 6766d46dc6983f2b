import type { Pin } from '../pins/pin.ts';

/** How many pictures can be leafed through; 0 where the pin is no carousel. */
export function slotCountOf({ carouselData }: Pick<Pin, 'carouselData'>): number {
  const count = carouselData?.carouselSlots.length ?? 0;
  return count > 1 ? count : 0;
}

/** The slot with this number, or the nearest one that there is. */
export function slotWithin(index: number, slotCount: number): number {
  return Number.isInteger(index) ? Math.max(0, Math.min(index, slotCount - 1)) : 0;
}
