/**
 * A ref for a box in which one chooses: it stays as high as it is at first, so that nothing moves away under a pointer
 * when more comes, or less is left after a search.
 */
export function keepHeight(box: HTMLElement | null): void {
  const height = box?.offsetHeight ?? 0;
  if (height > 0) box?.style.setProperty('block-size', `${height}px`);
}
