/** The position in a carousel, as `1/5`. */
export function carouselLabel(index: number, slotCount: number): string {
  return `${index + 1}/${slotCount}`;
}
