import { useEffect, useState } from 'react';
import { useCountdown } from './use-countdown.ts';

/**
 * Calls `onEnd` so many milliseconds after the page was scrolled for the first time, by any means; null never does.
 * Waits while `isHeld`.
 */
export function useAfterScroll(ms: number | null, isHeld: boolean, onEnd: () => void): void {
  const [isScrolled, setScrolled] = useState(false);
  const watches = ms !== null && !isScrolled;
  useEffect(() => {
    if (!watches) return undefined;
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    const scrolled = ({ target }: Event) => {
      // The content of a layer scrolls without the page.
      if (!(target instanceof Element && target.closest('[popover]'))) setScrolled(true);
    };
    addEventListener('scroll', scrolled, options);
    addEventListener('touchmove', scrolled, options);
    return () => ending.abort();
  }, [watches]);
  useCountdown(isScrolled ? ms : null, !isHeld, onEnd);
}
