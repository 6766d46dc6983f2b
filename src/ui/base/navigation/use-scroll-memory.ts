import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { ReturnToPlace, WINDOW_SCROLLER } from './return-to-place.ts';
import { ScrollMemory } from './scroll-memory.ts';

const ScrollStart = createContext(0);

/** Tells the views of a page its future scroll position, px from the top. */
export const ScrollStartProvider = ScrollStart;

/** The future scroll position of the page: a list can draw that part at once. */
export function useScrollStart(): number {
  return useContext(ScrollStart);
}

/**
 * Restores the scroll position on Back and Forward, and scrolls to the top on every other navigation. `place` is the
 * history key of the page in the window; a closeup over it does not change it. Returns the initial scroll position in
 * px.
 */
export function useScrollMemory(place: string, returning: boolean): number {
  const memory = useRef<ScrollMemory | null>(null);
  const shown = useRef(place);
  const back = useRef<ReturnToPlace | null>(null);
  const goTo = (top: number) => (back.current ??= new ReturnToPlace(WINDOW_SCROLLER)).go(top);

  useEffect(() => {
    const places = (memory.current ??= new ScrollMemory(() => sessionStorage));
    history.scrollRestoration = 'manual';
    if (isFreshVisit()) places.clear();
    else goTo(places.find(shown.current));
    const note = () => {
      // The end of a page that is still too short is not the user's scroll position.
      if (back.current?.isGoing !== true) places.remember(shown.current, window.scrollY);
    };
    const leave = () => {
      note();
      places.keep();
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      back.current?.end();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  // Read once on arrival; opening and closing a closeup over the page does not change it.
  const start = useMemo(() => (returning ? (memory.current?.find(place) ?? 0) : 0), [place]);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    goTo(start);
  }, [place, start]);
  return start;
}

/** True when the document came from a link or an address, not from a reload or from the history. */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === 'navigate';
}
