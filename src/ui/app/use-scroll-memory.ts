import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollMemory } from './scroll-memory.ts';

/**
 * Returns to the remembered place on Back and Forward and to the top on every other way into a place.
 * `place` is the history key of what the window shows; a closeup over it does not change it.
 */
export function useScrollMemory(place: string, returning: boolean): void {
  const memory = useRef<ScrollMemory | null>(null);
  const shown = useRef(place);

  useEffect(() => {
    const places = (memory.current ??= new ScrollMemory(sessionStorage));
    history.scrollRestoration = 'manual';
    const note = () => places.remember(shown.current, window.scrollY);
    const leave = () => {
      note();
      places.keep();
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, returning ? (memory.current?.find(place) ?? 0) : 0);
  }, [place, returning]);
}
