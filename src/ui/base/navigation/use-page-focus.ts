import { useEffect, useRef } from 'react';

/** The element that the focus goes to when the page has changed, so that it is read out from its top. */
export const MAIN_ID = 'main';

/**
 * Moves the focus to the page when another one is shown, named by its own `title` (not by that of a closeup over it)
 * so that a screen reader says it once. The first page keeps the focus where the browser put it, and Back from a closeup
 * returns it to the card. `title` is undefined while the page is being opened.
 */
export function usePageFocus(place: string, title: string | undefined): void {
  const focused = useRef(place);
  useEffect(() => {
    if (title === undefined || focused.current === place) return;
    focused.current = place;
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute('aria-label', title);
    if (main?.contains(document.activeElement) === false) main.focus({ preventScroll: true });
  }, [place, title]);
}
