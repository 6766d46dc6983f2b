/**
 * A ref for a box with a list of options. It keeps its initial height, so that nothing moves away under the pointer
 * when options are loaded or filtered.
 */
export function keepHeight(box: HTMLElement | null): void {
  const height = box?.offsetHeight ?? 0;
  if (height > 0) box?.style.setProperty('block-size', `${height}px`);
}
