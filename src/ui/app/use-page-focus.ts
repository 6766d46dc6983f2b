import { useEffect, useRef } from 'react';

/** The element that the focus goes to when the page has changed, so that it is read out from its top. */
export const MAIN_ID = 'main';

/**
 * Moves the focus to the page when another one is shown. The first page keeps the focus where the browser put
 * it, and Back from a closeup returns it to the card.
 */
export function usePageFocus(place: string, opened: boolean): void {
  const focused = useRef(place);
  useEffect(() => {
    if (!opened || focused.current === place) return;
    focused.current = place;
    const main = document.getElementById(MAIN_ID);
    if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
  }, [place, opened]);
}
