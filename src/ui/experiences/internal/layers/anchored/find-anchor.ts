import type { Anchor } from '../../../../../domain/experiences/anchors.ts';

/** The element of an anchor that a person can see now: of several the first one; null when there is none. */
export function findAnchor(name: Anchor, page: Document = document): HTMLElement | null {
  const found = page.querySelectorAll<HTMLElement>(`[data-anchor="${name}"]`);
  return [...found].find(isSeen) ?? null;
}

function isSeen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView ?? window;
  if (width === 0 || height === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  const isDrawn = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
  return isDrawn && !isCovered(element, x, y);
}

/** Something that does not belong to it is above its middle; that includes the page beneath a modal dialog. */
function isCovered(element: HTMLElement, x: number, y: number): boolean {
  const above = element.ownerDocument.elementFromPoint?.(x, y);
  if (above === undefined) return false;
  return above === null || !(element.contains(above) || above.contains(element));
}
