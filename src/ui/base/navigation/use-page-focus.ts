import { useEffect, useRef } from 'react';

/** The element that gets the focus after a navigation, so that screen readers read the page from its top. */
export const MAIN_ID = 'main';

/**
 * Moves the focus to a newly shown page, named by its own `title` (not by that of a closeup over it), so that a screen
 * reader announces it once. The first page keeps the browser's focus, and Back from a closeup returns the focus to the
 * card. `title` is undefined while the page is being opened.
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
