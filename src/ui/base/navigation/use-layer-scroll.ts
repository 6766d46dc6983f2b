import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { ReturnToPlace } from './return-to-place.ts';

/** Scroll positions of layers of this visit, by history key. px */
export type LayerPositions = Map<string, number>;

/**
 * Restores the scroll position of a layer that scrolls by itself, on Back and Forward. `place` is the history key of
 * what the layer shows. Returns the initial scroll position in px.
 */
export function useLayerScroll(
  layer: RefObject<HTMLElement | null>,
  positions: LayerPositions,
  { place, returning }: { readonly place: string; readonly returning: boolean },
): number {
  const start = useMemo(() => (returning ? (positions.get(place) ?? 0) : 0), [positions, place]);
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return undefined;
    const back = new ReturnToPlace({
      top: () => element.scrollTop,
      scrollTo: (top) => element.scrollTo({ top, behavior: 'instant' }),
      content: () => element.firstElementChild ?? element,
    });
    if (start > 0) back.go(start);
    // The end of content that is still too short is not the user's scroll position.
    const note = () => void (back.isGoing || positions.set(place, element.scrollTop));
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      // The event of the last movement may not have come yet.
      if (!element.hidden) note();
      back.end();
      element.removeEventListener('scroll', note);
    };
  }, [layer, positions, place, start]);
  return start;
}
