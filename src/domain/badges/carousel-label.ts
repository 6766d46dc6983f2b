/** Which slot of a carousel is shown, as `1/5`. */
export function carouselLabel(index: number, slotCount: number): string {
  return `${index + 1}/${slotCount}`;
}
